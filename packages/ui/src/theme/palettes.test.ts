import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { palettes } from './palettes.ts';

describe.each(Object.entries(palettes))('%s palette', (_scheme, color) => {
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
  const pairs: [string, string, string, number][] = [
    ...Object.entries(texts).flatMap(([text, ink]) =>
      Object.entries(grounds).map(([ground, paper]): [string, string, string, number] => [
        `${text} on ${ground}`,
        ink,
        paper,
        4.5,
      ]),
    ),
    ['text.inverse on text.default', color.text.inverse, color.text.default, 4.5],
    ['onAccent on accent', color.onAccent, color.accent, 4.5],
    ['onAccent on accentHover', color.onAccent, color.accentHover, 4.5],
    ['onDanger on danger', color.onDanger, color.danger, 4.5],
    ['onDanger on dangerHover', color.onDanger, color.dangerHover, 4.5],
    ['success on its ground', color.success, color.successGround, 4.5],
    ['warning on its ground', color.warning, color.warningGround, 4.5],
    ['danger on its ground', color.danger, color.dangerGround, 4.5],
    ['text on success ground', color.text.default, color.successGround, 4.5],
    ['text on warning ground', color.text.default, color.warningGround, 4.5],
    ['text on danger ground', color.text.default, color.dangerGround, 4.5],
    // Edges of controls and focus rings: 3 to 1 (WCAG 1.4.11).
    ...Object.entries(grounds).flatMap(([ground, paper]): [string, string, string, number][] => [
      [`line.strong on ${ground}`, color.line.strong, paper, 3],
      [`focus on ${ground}`, color.focus, paper, 3],
    ]),
  ];

  test.each(pairs)('%s reads', (_pair, ink, paper, least) => {
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(least);
  });
});
