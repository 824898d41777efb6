export type { AdminFrameProps } from './AdminFrame.tsx';
export { AdminFrame } from './AdminFrame.tsx';
export type { AdminSearch } from './AdminFrameTopBar.tsx';
