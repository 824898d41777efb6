import { type ComplexStyleRule, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { components, screens, utilities } from './layers.css.ts';

/** A style rule without its layer. */
type LayeredRule = NonNullable<StyleRule['@layer']>[string];

const inLayer = (layer: string) => {
  const rule = (content: LayeredRule): ComplexStyleRule => ({ '@layer': { [layer]: content } });
  return {
    style: (content: LayeredRule, debugId?: string) => style(rule(content), debugId),
    variants: <Variants extends Record<string | number, LayeredRule>>(contents: Variants, debugId?: string) =>
      styleVariants<Variants, keyof Variants>(contents, (content) => rule(content), debugId),
  };
};

/** Styles of parts that are used all over: `component.style({…})`, `component.variants({ name: {…} })`. */
export const component = inLayer(components);
/** Styles of whole screens; they win over components, so that a screen may place what it uses. */
export const screen = inLayer(screens);
/** Styles that win over everything, for helpers such as VisuallyHidden. */
export const utility = inLayer(utilities);
