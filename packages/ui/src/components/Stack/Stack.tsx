import type { ComponentPropsWithRef, ElementType } from 'react';
import { inline, stack } from './Stack.variants.ts';

/** A step of the space scale: 1 is 4 px, 2 is 8, 3 is 12, 4 is 16, 5 is 24, 6 is 32, 7 is 48, 8 is 80. */
export type SpaceStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The component's props and those of the rendered element. */
type PolymorphicProps<Own, Element extends ElementType> = Own & { as?: Element } & Omit<
    ComponentPropsWithRef<Element>,
    keyof Own | 'as'
  >;

interface StackStyleProps {
  /** The space between the children. @default 4 */
  gap?: SpaceStep;
  /** The alignment of the children across the stack. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
}

export type StackProps<Element extends ElementType = 'div'> = PolymorphicProps<StackStyleProps, Element>;

/** Arranges children vertically, in a `div` or the element named by `as`. */
export function Stack<Element extends ElementType = 'div'>(props: StackProps<Element>) {
  const { gap = 4, align, as: Root = 'div' as ElementType, className, ...rest } = props;
  return <Root data-slot="stack" {...rest} className={stack({ gap, align, className })} />;
}

interface InlineStyleProps extends StackStyleProps {
  /** The distribution of the children along the line. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Wraps children that do not fit onto the next line. @default true */
  wrap?: boolean;
}

export type InlineProps<Element extends ElementType = 'div'> = PolymorphicProps<InlineStyleProps, Element>;

/** Arranges children horizontally, in a `div` or the element named by `as`. */
export function Inline<Element extends ElementType = 'div'>(props: InlineProps<Element>) {
  const {
    gap = 4,
    align = 'center',
    justify,
    wrap = true,
    as: Root = 'div' as ElementType,
    className,
    ...rest
  } = props;
  return <Root data-slot="inline" {...rest} className={inline({ gap, align, justify, wrap, className })} />;
}
