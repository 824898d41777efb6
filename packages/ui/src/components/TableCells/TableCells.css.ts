import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/layered.ts';

export const item = component.style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });
// `&&` raises the specificity: the picture's frame sets its own size, and the bundler decides which rule comes last.
export const picture = component.style({ selectors: { '&&': { flex: 'none', width: 40, height: 40 } } });
export const text = component.style({ display: 'flex', flexDirection: 'column', minWidth: 0, lineHeight: 1.35 });
export const itemText = component.style({ minWidth: 0, lineHeight: 1.35, overflowWrap: 'break-word' });
export const link = component.style({
  fontWeight: vars.font.weight.medium,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});
export const name = component.style({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });
export const detail = component.style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
});
