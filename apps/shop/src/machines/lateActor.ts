import type { AnyActorRef, AnyMachineSnapshot, EventFrom, Observer, SnapshotFrom, Subscription } from 'xstate';

type Listener = Observer<AnyMachineSnapshot> | ((snapshot: AnyMachineSnapshot) => void);

/** A subscription that is attached once the real actor exists. */
type Attachment = { attach: (actor: AnyActorRef) => Subscription; listener?: Listener; subscription?: Subscription };

export interface LateActor<Actor extends AnyActorRef> {
  /** The actor to use, before and after the machine has loaded. */
  actor: Actor;
  /** Switches to the real actor: it receives the waiting events, and subscribers receive its state. */
  become: (actor: Actor) => void;
  /** Drops the waiting events. @returns whether there were any */
  forget: () => boolean;
}

/**
 * Creates a placeholder for an actor whose machine loads later. Events wait until then.
 * @param context the machine's initial context for a guest, in its state `idle`
 * @param onSend called for each event that has to wait
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
    // It has only the parts of an actor that screens and the session use.
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
