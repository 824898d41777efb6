export type { ButtonLinkProps, ButtonLook, ButtonProps } from './Button.tsx';
export { Button, ButtonLink } from './Button.tsx';
