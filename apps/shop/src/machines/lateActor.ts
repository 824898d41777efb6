import type { AnyActorRef, AnyMachineSnapshot, EventFrom, Observer, SnapshotFrom, Subscription } from 'xstate';

type Listener = Observer<AnyMachineSnapshot> | ((snapshot: AnyMachineSnapshot) => void);

/** Something that is to be called by the actor, once there is one. */
type Attachment = { attach: (actor: AnyActorRef) => Subscription; listener?: Listener; subscription?: Subscription };

export interface LateActor<Actor extends AnyActorRef> {
  /** What everybody talks to, before and after. */
  actor: Actor;
  /** Hands over to the actor: it gets what was sent so far, and everybody who listens sees its state. */
  become: (actor: Actor) => void;
  /** Forgets what was sent so far, which nobody will handle. @returns whether there was something */
  forget: () => boolean;
}

/**
 * Stands for an actor whose machine is loaded later, and keeps what is sent until then.
 * @param context what the machine begins with when nobody is signed in, in its state `idle`
 * @param onSend called with each event that has to wait
 */
export function createLateActor<Actor extends AnyActorRef>(
  context: SnapshotFrom<Actor>['context'],
  onSend: () => void,
): LateActor<Actor> {
  let current: Actor | null = null;
  let isStopped = false;
  let waiting: EventFrom<Actor>[] = [];
  const attachments = new Set<Attachment>();
  const idle = {
    context,
    value: 'idle',
    status: 'active',
    matches: (state: unknown) => state === 'idle',
    hasTag: () => false,
    can: () => false,
  };

  function attach(attachment: Attachment): Subscription {
    if (current) return attachment.attach(current);
    attachments.add(attachment);
    return {
      unsubscribe: () => {
        attachments.delete(attachment);
        attachment.subscription?.unsubscribe();
      },
    };
  }

  const actor = {
    getSnapshot: () => current?.getSnapshot() ?? idle,
    send: (event: EventFrom<Actor>) => {
      if (current) return current.send(event);
      waiting.push(event);
      onSend();
    },
    subscribe: (listener: Listener) =>
      attach({ listener, attach: (real) => real.subscribe(listener as Observer<AnyMachineSnapshot>) }),
    on: (...handler: Parameters<AnyActorRef['on']>) => attach({ attach: (real) => real.on(...handler) }),
    stop: () => {
      isStopped = true;
      current?.stop();
    },
  };

  return {
    actor: actor as unknown as Actor,
    become(real) {
      if (isStopped) return void real.stop();
      current = real;
      const snapshot = real.getSnapshot();
      for (const attachment of attachments) {
        attachment.subscription = attachment.attach(real);
        const { listener } = attachment;
        if (typeof listener === 'function') listener(snapshot);
        else listener?.next?.(snapshot);
      }
      for (const event of waiting.splice(0)) real.send(event);
    },
    forget() {
      const had = waiting.length > 0;
      waiting = [];
      return had;
    },
  };
}
