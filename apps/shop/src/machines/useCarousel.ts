import { carouselMachine } from '@abs/machines';
import type { HeroProps } from '@abs/ui/components/Hero';
import { usePageActor } from './usePageActor.ts';

/** Runs the front page's carousel of `length` slides. Returns the hero's props. */
export function useCarousel(length: number): Omit<HeroProps, 'slides'> {
  const [snapshot, send] = usePageActor(carouselMachine, { input: { length } });
  return {
    current: snapshot.context.current,
    state: snapshot.value,
    onNext: () => send({ type: 'next.pressed' }),
    onPrevious: () => send({ type: 'previous.pressed' }),
    onTogglePlaying: () => send({ type: 'play.toggled' }),
    onHold: (held) => send({ type: held ? 'hold.began' : 'hold.ended' }),
    onReducedMotion: () => send({ type: 'motion.reduced' }),
  };
}
