export type { SizeGuideScreenProps, SizeGuideState } from './SizeGuideScreen.tsx';
export { SizeGuideScreen } from './SizeGuideScreen.tsx';
