export type { HeroCrop, HeroPicture, HeroProps, HeroSlide } from './Hero.tsx';
export { Hero } from './Hero.tsx';
