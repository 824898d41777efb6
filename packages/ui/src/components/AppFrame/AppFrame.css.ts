import { component } from '../../theme/layered.ts';

export const frame = component.style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
export const main = component.style({
  flex: 1,
  minWidth: 0,
  // It takes the focus after navigation and from the skip link, as a place and not as a control.
  selectors: { '&:focus': { outline: 'none' } },
});
