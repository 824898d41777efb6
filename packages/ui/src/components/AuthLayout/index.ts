export type { AuthLayoutProps } from './AuthLayout.tsx';
export { AuthLayout, AuthLink } from './AuthLayout.tsx';
