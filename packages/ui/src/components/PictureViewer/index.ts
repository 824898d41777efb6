export type { PictureViewerProps } from './PictureViewer.tsx';
export { PictureViewer } from './PictureViewer.tsx';
