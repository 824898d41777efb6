import type { ComponentProps, ElementType } from 'react';
import { inline, stack } from './Stack.variants.ts';

/** A step of the space scale: 1 is 4 px, 2 is 8, 3 is 12, 4 is 16, 5 is 24, 6 is 32, 7 is 48, 8 is 80. */
export type SpaceStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface StackProps extends ComponentProps<'div'> {
  /** Space between the children. @default 4 */
  gap?: SpaceStep;
  /** How children sit across. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** The element to render. @default 'div' */
  as?: ElementType;
}

/** Children below one another. */
export function Stack({ gap = 4, align, as: Element = 'div', className, ...rest }: StackProps) {
  return <Element data-slot="stack" {...rest} className={stack({ gap, align, className })} />;
}

export interface InlineProps extends StackProps {
  /** How children share the line. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether children go to a next line when they do not fit. @default true */
  wrap?: boolean;
}

/** Children beside one another. */
export function Inline({
  gap = 4,
  align = 'center',
  justify,
  wrap = true,
  as: Element = 'div',
  className,
  ...rest
}: InlineProps) {
  return <Element data-slot="inline" {...rest} className={inline({ gap, align, justify, wrap, className })} />;
}
