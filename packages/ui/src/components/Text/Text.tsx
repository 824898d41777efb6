import { cx } from 'class-variance-authority';
import type { ComponentProps, ElementType } from 'react';
import { formatNaira } from '../../lib/naira.ts';
import * as styles from './Text.css.ts';
import { text } from './Text.variants.ts';

export type TextSize = 'small' | 'body' | 'lead' | 'title' | 'heading' | 'display';
export type TextTone = 'default' | 'muted' | 'accent' | 'success' | 'warning' | 'danger' | 'inherit';

export interface TextProps extends Omit<ComponentProps<'p'>, 'ref'> {
  /** A step of the type scale. 'small' is for the admin area. @default 'body' */
  size?: TextSize;
  /** The color by meaning. 'inherit' uses the parent's. @default 'inherit' */
  tone?: TextTone;
  /** The font weight. @default 'regular' */
  weight?: 'regular' | 'medium' | 'bold';
  /** Limits the line length for readability. @default false */
  measure?: boolean;
  /** The element to render. @default 'p' */
  as?: ElementType;
}

/** Running text. */
export function Text({
  size = 'body',
  tone = 'inherit',
  weight = 'regular',
  measure = false,
  as: Element = 'p',
  className,
  ...rest
}: TextProps) {
  return <Element data-slot="text" {...rest} className={text({ size, tone, weight, measure, className })} />;
}

export interface HeadingProps extends ComponentProps<'h2'> {
  /** The heading's level in the document outline. */
  level: 1 | 2 | 3 | 4;
  /** The visual size, independent of the level. @default 'heading' */
  size?: TextSize;
  /** The color by meaning. @default 'inherit' */
  tone?: TextTone;
  /** The font weight. @default 'bold' */
  weight?: 'regular' | 'medium' | 'bold';
}

/** A heading with separate level and visual size. */
export function Heading({
  level,
  size = 'heading',
  tone = 'inherit',
  weight = 'bold',
  className,
  ...rest
}: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element data-slot="heading" {...rest} className={text({ size, tone, weight, className })} />;
}

export interface PriceProps extends ComponentProps<'span'> {
  /** The amount in naira; null if unknown. */
  amount: number | null;
}

/** A price in naira. All digits have the same width, so that prices line up. */
export function Price({ amount, className, ...rest }: PriceProps) {
  return (
    <span data-slot="price" {...rest} className={cx(styles.tabular, className)}>
      {formatNaira(amount)}
    </span>
  );
}
