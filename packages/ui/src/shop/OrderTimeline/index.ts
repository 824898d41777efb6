export type { OrderTimelineProps } from './OrderTimeline.tsx';
export { OrderTimeline } from './OrderTimeline.tsx';
