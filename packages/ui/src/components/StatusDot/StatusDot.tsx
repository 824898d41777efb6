import type { ComponentProps } from 'react';
import { status } from './StatusDot.variants.ts';

export type StatusTone = 'neutral' | 'success' | 'warning' | 'danger';

export interface StatusDotProps extends ComponentProps<'span'> {
  /** The meaning of the status. @default 'neutral' */
  tone?: StatusTone;
  /** The status in words. */
  children: string;
}

/** A status: a dot and text. The dot's color repeats what the text says. */
export function StatusDot({ tone = 'neutral', className, ...rest }: StatusDotProps) {
  return <span data-slot="status-dot" data-tone={tone} {...rest} className={status({ tone, className })} />;
}
