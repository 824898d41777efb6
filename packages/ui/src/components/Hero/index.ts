export type { HeroCrop, HeroLink, HeroPicture, HeroProps, HeroSlide } from './Hero.tsx';
export { Hero } from './Hero.tsx';
