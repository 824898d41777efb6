export type { ButtonLinkProps, ButtonProps, ButtonStyleProps } from './Button.tsx';
export { Button, ButtonLink } from './Button.tsx';
