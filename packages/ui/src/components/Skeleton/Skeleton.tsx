import type { CSSProperties } from 'react';
import { skeleton } from './Skeleton.variants.ts';

export interface SkeletonProps {
  /** 'text' is as tall as the text around it, 'picture' has a product picture's 4:5. @default 'block' */
  shape?: 'text' | 'picture' | 'block';
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
}

/** The shape of something that is on its way. Hidden from screen readers: put aria-busy on what contains it. */
export function Skeleton({ shape = 'block', width, height }: SkeletonProps) {
  return <span data-slot="skeleton" aria-hidden="true" className={skeleton({ shape })} style={{ width, height }} />;
}
