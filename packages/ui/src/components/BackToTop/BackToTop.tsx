import { reducedMotion } from '../../theme/breakpoints.ts';
import { Button } from '../Button/index.ts';
import { ArrowUpIcon } from '../Icon/index.ts';

/**
 * Scrolls to the top, smoothly unless the person prefers reduced motion, and moves focus to the start of the content.
 */
export function BackToTop() {
  const toTop = () => {
    window.scrollTo({ top: 0, behavior: window.matchMedia(reducedMotion).matches ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <Button variant="quiet" size="small" onClick={toTop}>
      Back to top
      <ArrowUpIcon size={20} />
    </Button>
  );
}
