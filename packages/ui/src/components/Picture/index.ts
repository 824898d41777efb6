export type { PictureFile } from '../../lib/pictureFile.ts';
export type { PictureProps } from './Picture.tsx';
export { Picture } from './Picture.tsx';
