export type { DayRangeProps, Days } from './DayRange.tsx';
export { DayRange } from './DayRange.tsx';
