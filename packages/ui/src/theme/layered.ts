import { type ComplexStyleRule, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { composites, parts, screens, utilities } from './layers.css.ts';

/** A style rule without its layer. */
export type LayeredRule = NonNullable<StyleRule['@layer']>[string];

const inLayer = (layer: string) => {
  const rule = (content: LayeredRule): ComplexStyleRule => ({ '@layer': { [layer]: content } });
  return {
    style: (content: LayeredRule, debugId?: string) => style(rule(content), debugId),
    variants: <Variants extends Record<string | number, LayeredRule>>(contents: Variants, debugId?: string) =>
      styleVariants<Variants, keyof Variants>(contents, (content) => rule(content), debugId),
  };
};

/**
 * Styles of components that contain no other component, except an icon, a link, a spinner or hidden text:
 * `part.style({…})`, `part.variants({ name: {…} })`.
 */
export const part = inLayer(parts);
/** Styles of components that contain others. They override parts, so that a dialog can position its close button. */
export const composite = inLayer(composites);
/** Styles of screens. They override components, so that a screen can position them. */
export const screen = inLayer(screens);
/** Styles that override everything else, for helpers such as VisuallyHidden. */
export const utility = inLayer(utilities);
