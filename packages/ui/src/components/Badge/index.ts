export type { BadgeProps } from './Badge.tsx';
export { Badge, badgeText } from './Badge.tsx';
