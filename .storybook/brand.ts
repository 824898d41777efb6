import { palettes } from '@abs/ui/theme';
import { create } from 'storybook/theming/create';

const { canvas, surface, raised, text, line, accent, onAccent } = palettes.light;

/** The theme of Storybook's own UI, in the shop's colors and font. Always light: it puts white text on the accent. */
export const brand = create({
  base: 'light',
  brandTitle: 'ABS Storybook',
  fontBase: "'ABS Sans', system-ui, sans-serif",
  appBg: surface,
  appContentBg: canvas,
  appPreviewBg: canvas,
  appBorderColor: line.subtle,
  appBorderRadius: 2,
  barBg: canvas,
  barTextColor: text.muted,
  barHoverColor: accent,
  barSelectedColor: accent,
  buttonBg: raised,
  buttonBorder: line.strong,
  colorPrimary: accent,
  colorSecondary: accent,
  inputBg: raised,
  inputBorder: line.strong,
  inputTextColor: text.default,
  inputBorderRadius: 2,
  textColor: text.default,
  textInverseColor: onAccent,
  textMutedColor: text.muted,
});
