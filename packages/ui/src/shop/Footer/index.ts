export type { SocialLinks } from '../lib/socialAccounts.ts';
export type { FooterProps } from './Footer.tsx';
export { Footer } from './Footer.tsx';
