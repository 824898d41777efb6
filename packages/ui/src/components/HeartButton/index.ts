export type { HeartButtonProps } from './HeartButton.tsx';
export { HeartButton } from './HeartButton.tsx';
