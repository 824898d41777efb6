import { useEffect } from 'react';

interface Asking<Type> {
  getSnapshot(): { can(event: { type: Type }): boolean };
  send(event: { type: Type }): void;
}

/** Dismisses an open confirmation when its page is left, because cart and orders outlive their pages. */
export function useDismissOnLeave<Type extends string>(actor: Asking<Type>, type: Type): void {
  useEffect(
    () => () => {
      if (actor.getSnapshot().can({ type })) actor.send({ type });
    },
    [actor, type],
  );
}
