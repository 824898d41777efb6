export type { InlineProps, SpaceStep, StackProps } from './Stack.tsx';
export { Inline, Stack } from './Stack.tsx';
