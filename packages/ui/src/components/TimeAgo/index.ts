export type { TimeAgoProps } from './TimeAgo.tsx';
export { TimeAgo } from './TimeAgo.tsx';
