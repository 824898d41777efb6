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

/** Styles of shared components: `component.style({…})`, `component.variants({ name: {…} })`. */
export const component = inLayer(components);
/** Styles of screens. They override components, so that a screen can position them. */
export const screen = inLayer(screens);
/** Styles that override everything else, for helpers such as VisuallyHidden. */
export const utility = inLayer(utilities);
