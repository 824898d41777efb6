export type { StatusDotProps, StatusTone } from './StatusDot.tsx';
export { StatusDot } from './StatusDot.tsx';
