export { ColorName } from './ColorName.tsx';
export type { SwatchProps } from './Swatch.tsx';
export { Swatch } from './Swatch.tsx';
