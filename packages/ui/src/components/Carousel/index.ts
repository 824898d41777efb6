export type { CarouselProps } from './Carousel.tsx';
export { Carousel } from './Carousel.tsx';
