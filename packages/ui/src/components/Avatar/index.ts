export type { AvatarProps } from './Avatar.tsx';
export { Avatar, initialsOf } from './Avatar.tsx';
