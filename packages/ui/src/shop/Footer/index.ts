export type { FooterProps, SocialLinks } from './Footer.tsx';
export { Footer } from './Footer.tsx';
