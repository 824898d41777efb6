import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { size: sizes, weight: weights, leading, tracking } = vars.font;

export const size = part.variants({
  small: { fontSize: sizes.small, lineHeight: 1.45 },
  body: { fontSize: sizes.body, lineHeight: leading.body },
  lead: { fontSize: sizes.lead, lineHeight: 1.4, letterSpacing: tracking.lead },
  title: { fontSize: sizes.title, lineHeight: leading.snug, letterSpacing: tracking.title },
  heading: { fontSize: sizes.heading, lineHeight: 1.05, letterSpacing: tracking.heading },
  display: { fontSize: sizes.display, lineHeight: 1, letterSpacing: tracking.display, wordSpacing: '0.06em' },
});
export const tone = part.variants({
  default: { color: vars.color.text.default },
  muted: { color: vars.color.text.muted },
  accent: { color: vars.color.accent },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
  inherit: { color: 'inherit' },
});
export const weight = part.variants({
  regular: { fontWeight: weights.regular },
  medium: { fontWeight: weights.medium },
  bold: { fontWeight: weights.bold },
});
export const measure = part.style({ maxWidth: vars.size.measure });
export const tabular = part.style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
