export type { PicturePickerProps, RefusedFile } from './PicturePicker.tsx';
export { PicturePicker } from './PicturePicker.tsx';
export type { PickedPicture } from './PictureTile.tsx';
