export type { IconButtonProps, IconLinkProps } from './IconButton.tsx';
export { IconButton, IconLink } from './IconButton.tsx';
