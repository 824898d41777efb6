import { keyframes } from '@vanilla-extract/css';
import { solid } from '../../theme/forcedColors.ts';
import { part } from '../../theme/layered.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const bounce = keyframes({ '0%, 60%, 100%': { opacity: 0.25 }, '30%': { opacity: 1 } });

export const spinner = part.style({
  display: 'inline-block',
  width: '1.25em',
  height: '1.25em',
  flex: 'none',
  border: '1.5px solid currentColor',
  borderTopColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
});
export const dots = part.style({ display: 'inline-flex', gap: '0.4em', paddingBlock: '0.5em' });
export const dot = part.style({
  width: '0.5em',
  height: '0.5em',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
  animation: `${bounce} 1200ms ease-in-out infinite`,
  '@media': solid(),
  selectors: { '&:nth-child(2)': { animationDelay: '160ms' }, '&:nth-child(3)': { animationDelay: '320ms' } },
});
