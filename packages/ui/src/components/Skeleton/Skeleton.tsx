import type { CSSProperties } from 'react';
import { skeleton } from './Skeleton.variants.ts';

export interface SkeletonProps {
  /** 'text' is as tall as a line of text, 'picture' has the 4:5 ratio of a product picture. @default 'block' */
  shape?: 'text' | 'picture' | 'block';
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
}

/** A placeholder for content that is loading. It is hidden from screen readers: set aria-busy on its container. */
export function Skeleton({ shape = 'block', width, height }: SkeletonProps) {
  return <span data-slot="skeleton" aria-hidden="true" className={skeleton({ shape })} style={{ width, height }} />;
}
