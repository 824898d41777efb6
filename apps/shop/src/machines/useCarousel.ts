import { carouselMachine } from '@abs/machines';
import type { HeroProps } from '@abs/ui/components/Hero';
import { useActorRef, useSelector } from '@xstate/react';

/** The front page's carousel: which of `length` slides is shown, and where the hero's reports go. */
export function useCarousel(length: number): Omit<HeroProps, 'slides'> {
  const actor = useActorRef(carouselMachine, { input: { length } });
  const snapshot = useSelector(actor, (current) => current);
  return {
    current: snapshot.context.current,
    state: snapshot.value,
    onNext: () => actor.send({ type: 'next.pressed' }),
    onPrevious: () => actor.send({ type: 'previous.pressed' }),
    onTogglePlaying: () => actor.send({ type: 'play.toggled' }),
    onHold: (held) => actor.send({ type: held ? 'hold.began' : 'hold.ended' }),
    onReducedMotion: () => actor.send({ type: 'motion.reduced' }),
  };
}
