export type { ShareButtonProps } from './ShareButton.tsx';
export { ShareButton } from './ShareButton.tsx';
