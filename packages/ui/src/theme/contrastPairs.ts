import { contrast } from './contrast.ts';
import type { Palette } from './palettes.ts';

/**
 * Two colors that are used together, and the contrast they need: 4.5 for text (WCAG 1.4.3), 3 for borders of controls
 * and focus rings (1.4.11); for readers who want more, 7 (1.4.6) and 4.5.
 */
export type ContrastPair = {
  name: string;
  ink: string;
  paper: string;
  minRatio: MinRatio;
  /** From 1 to 21. */
  ratio: number;
};

type MinRatio = 3 | 4.5 | 7;

/** Every pair of colors that components combine. */
export function contrastPairs(color: Palette, needed: 'enough' | 'more' = 'enough'): ContrastPair[] {
  const [TEXT, EDGE] = needed === 'more' ? ([7, 4.5] as const) : ([4.5, 3] as const);
  const grounds = { canvas: color.canvas, surface: color.surface, raised: color.raised };
  const texts = {
    'text.default': color.text.default,
    'text.muted': color.text.muted,
    accent: color.accent,
    accentHover: color.accentHover,
    success: color.success,
    warning: color.warning,
    danger: color.danger,
    dangerHover: color.dangerHover,
  };
  const edges = { 'line.strong': color.line.strong, focus: color.focus };
  const on = (inks: Record<string, string>, minRatio: MinRatio) =>
    Object.entries(inks).flatMap(([ink, value]) =>
      Object.entries(grounds).map(([ground, paper]) => [`${ink} on ${ground}`, value, paper, minRatio] as const),
    );
  const pairs: (readonly [string, string, string, MinRatio])[] = [
    ...on(texts, TEXT),
    ['text.inverse on text.default', color.text.inverse, color.text.default, TEXT],
    ['onAccent on accent', color.onAccent, color.accent, TEXT],
    ['onAccent on accentHover', color.onAccent, color.accentHover, TEXT],
    ['onDanger on danger', color.onDanger, color.danger, TEXT],
    ['onDanger on dangerHover', color.onDanger, color.dangerHover, TEXT],
    ['success on its ground', color.success, color.successGround, TEXT],
    ['warning on its ground', color.warning, color.warningGround, TEXT],
    ['danger on its ground', color.danger, color.dangerGround, TEXT],
    ['text on success ground', color.text.default, color.successGround, TEXT],
    ['text on warning ground', color.text.default, color.warningGround, TEXT],
    ['text on danger ground', color.text.default, color.dangerGround, TEXT],
    ...on(edges, EDGE),
  ];
  return pairs.map(([name, ink, paper, minRatio]) => ({ name, ink, paper, minRatio, ratio: contrast(ink, paper) }));
}
