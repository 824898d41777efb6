export type { LinkComponent, LinkProps, LinkProviderProps } from './Link.tsx';
export { Link, LinkProvider } from './Link.tsx';
