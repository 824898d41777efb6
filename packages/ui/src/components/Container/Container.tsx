import type { ComponentProps, ElementType } from 'react';
import { container, grid } from './Container.variants.ts';

export interface ContainerProps extends ComponentProps<'div'> {
  /** The maximum width: a whole page, running text, or a form. @default 'page' */
  width?: 'page' | 'reading' | 'form';
  /** Adds the vertical space of a section. @default false */
  block?: boolean;
  /** The element to render. @default 'div' */
  as?: ElementType;
}

/** Content between the page's gutters. */
export function Container({ width = 'page', block = false, as: Element = 'div', className, ...rest }: ContainerProps) {
  return <Element data-slot="container" {...rest} className={container({ width, block, className })} />;
}

export interface GridProps extends ComponentProps<'div'> {
  /** The number of columns on a desktop. Phones have one column, or two for 'four'. */
  columns: 'two' | 'three' | 'four';
  /** The element to render. @default 'div' */
  as?: ElementType;
}

/** Equal columns, fewer on small screens. */
export function Grid({ columns, as: Element = 'div', className, ...rest }: GridProps) {
  return <Element data-slot="grid" {...rest} className={grid({ columns, className })} />;
}
