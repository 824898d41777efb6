export type { SizeChoiceProps } from './SizeChoice.tsx';
export { SizeChoice } from './SizeChoice.tsx';
