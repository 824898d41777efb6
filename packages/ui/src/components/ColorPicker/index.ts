export type { ColorPickerOption, ColorPickerProps } from './ColorPicker.tsx';
export { ColorPicker } from './ColorPicker.tsx';
