export type { CarouselEvent, CarouselInput } from './carouselMachine.ts';
export { carouselMachine } from './carouselMachine.ts';
