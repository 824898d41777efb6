export type { AdminFrameProps, AdminSearch } from './AdminFrame.tsx';
export { AdminFrame } from './AdminFrame.tsx';
