export type { AdminStyleScreenProps, AdminStyleState, StyleCellError } from './AdminStyleScreen.tsx';
export { AdminStyleScreen } from './AdminStyleScreen.tsx';
export type { ColorPicturesProps } from './ColorPictures.tsx';
export { ColorPictures } from './ColorPictures.tsx';
