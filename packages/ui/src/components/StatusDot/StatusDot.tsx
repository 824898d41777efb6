import type { ComponentProps } from 'react';
import { status } from './StatusDot.variants.ts';

export type StatusTone = 'neutral' | 'success' | 'warning' | 'danger';

export interface StatusDotProps extends ComponentProps<'span'> {
  /** What the word means for the shop. @default 'neutral' */
  tone?: StatusTone;
  /** The word. */
  children: string;
}

/** How something stands: a dot and a word. The dot's colour says nothing that the word does not. */
export function StatusDot({ tone = 'neutral', className, ...rest }: StatusDotProps) {
  return <span data-slot="status-dot" data-tone={tone} {...rest} className={status({ tone, className })} />;
}
