export type { LengthUnit } from '../../lib/length.ts';
export { measurementTexts } from './measurementTexts.ts';
export type { SizeGuideProps } from './SizeGuide.tsx';
export { SizeGuide } from './SizeGuide.tsx';
