import { carouselMachine } from '@abs/machines';
import type { HeroProps } from '@abs/ui/components/Hero';
import { usePageActor } from './usePageActor.ts';

/** The front page's carousel: which of `length` slides is shown, and where the hero's reports go. */
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
