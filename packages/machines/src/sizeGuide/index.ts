export type { SizeGuideEvent, SizeGuideInput, SizeGuideOutcome } from './sizeGuideMachine.ts';
export { sizeGuideAfter, sizeGuideMachine } from './sizeGuideMachine.ts';
