export { BackToTop } from './BackToTop.tsx';
