import { useSelector } from '@xstate/react';
import { useContext, useEffect, useState } from 'react';
import {
  type Actor,
  type ActorOptions,
  type AnyStateMachine,
  type ConditionalRequired,
  createActor,
  type IsNotNever,
  type RequiredActorOptionsKeys,
  type SnapshotFrom,
} from 'xstate';
import { RemountContext } from './remount.ts';
import { VisitContext } from './visit.ts';

type Options<Machine extends AnyStateMachine> = ConditionalRequired<
  [options?: ActorOptions<Machine> & { [Key in RequiredActorOptionsKeys<Machine>]: unknown }],
  IsNotNever<RequiredActorOptionsKeys<Machine>>
>;

interface Entry {
  actor: Actor<AnyStateMachine>;
  /** The visit of the page for which it was created. */
  visit: number;
  /** The time of the remount after which it was last used; 0 before the first. */
  remount: number;
  /** How many mounted components use it: two for a moment while a page is remounted. */
  users: number;
}

/** The actors of mounted components, by machine and `id`. */
const entries = new Map<string, Entry>();

/** Stops an actor without users. Waits for the effects of a remounted page, which may use the actor again. */
function stopUnused(key: string, entry: Entry): void {
  queueMicrotask(() => {
    if (entry.users > 0) return;
    entry.actor.stop();
    if (entries.get(key) === entry) entries.delete(key);
  });
}

/**
 * Runs a machine while the component is mounted, like useActorRef. If the page is remounted because something else had
 * changed it, the component gets the same actor again, and its calls continue. A new visit of the page gets a new actor
 * if the former one has finished.
 * @param options.id needed if the page runs several actors of the machine
 */
export function usePageActorRef<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[options]: Options<Machine>
): Actor<Machine> {
  const remount = useContext(RemountContext);
  const visit = useContext(VisitContext);
  const key = `${machine.id} ${options?.id ?? ''}`;
  const start = (): Entry => ({ actor: createActor(machine, options), visit, remount, users: 0 });
  const [entry, setEntry] = useState((): Entry => {
    const earlier = entries.get(key);
    const isOfEarlierMount = earlier && earlier.remount < remount && earlier.actor.logic.config === machine.config;
    return isOfEarlierMount ? earlier : start();
  });
  // The visitor went back before the next page replaced this one: its form starts again.
  if (entry.visit !== visit && entry.actor.getSnapshot().status === 'done') setEntry(start());
  useEffect(() => {
    entry.users += 1;
    entry.remount = remount;
    entries.set(key, entry);
    entry.actor.start();
    return () => {
      entry.users -= 1;
      stopUnused(key, entry);
    };
  }, [key, entry, remount]);
  return entry.actor as Actor<Machine>;
}

/** Like usePageActorRef. Also returns the actor's snapshot and its `send`. */
export function usePageActor<Machine extends AnyStateMachine>(
  machine: Machine,
  ...options: Options<Machine>
): [SnapshotFrom<Machine>, Actor<Machine>['send'], Actor<Machine>] {
  const actor = usePageActorRef(machine, ...options);
  const snapshot = useSelector(actor, (current) => current) as SnapshotFrom<Machine>;
  return [snapshot, actor.send, actor];
}
