export type { SizePickerOption, SizePickerProps } from './SizePicker.tsx';
export { focusSizePicker, SizePicker } from './SizePicker.tsx';
