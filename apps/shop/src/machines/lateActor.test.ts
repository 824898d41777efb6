import { cartMachine, EMPTY_CART } from '@abs/machines';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { CartActor } from './cart.ts';
import { createLateActor } from './lateActor.ts';

const product = { type: 'product.added', productId: 'p1', quantity: 1 } as const;
const realCart = () => createActor(cartMachine, { input: { signedIn: false } }).start();
const lateCart = (onSend = () => {}) => createLateActor<CartActor>(EMPTY_CART, onSend);

describe('a late actor', () => {
  it('has its machine’s initial state for a guest', () => {
    const { actor } = lateCart();
    const real = realCart();
    const facts = (cart: CartActor) => {
      const snapshot = cart.getSnapshot();
      const { context, value, status } = snapshot;
      return [
        context,
        value,
        status,
        snapshot.matches('idle'),
        snapshot.matches('signedIn'),
        snapshot.hasTag('pending'),
      ];
    };
    expect(facts(actor)).toEqual(facts(real));
  });

  it('requests the machine when an event is sent, and delivers the waiting events in order', () => {
    const onSend = vi.fn();
    const { actor, become } = lateCart(onSend);
    const needed: string[] = [];
    actor.on('signIn.required', ({ productId }) => needed.push(productId));
    actor.send(product);
    actor.send({ ...product, productId: 'p2' });
    expect([onSend.mock.calls.length, needed]).toEqual([2, []]);
    become(realCart());
    expect(needed).toEqual(['p1', 'p2']);
    actor.send({ ...product, productId: 'p3' });
    expect([onSend.mock.calls.length, needed]).toEqual([2, ['p1', 'p2', 'p3']]);
  });

  it('notifies subscribers of the real state until they unsubscribe', () => {
    const { actor, become } = lateCart();
    const [stays, leavesBefore, leavesAfter] = [vi.fn(), vi.fn(), vi.fn()];
    actor.subscribe(stays);
    actor.subscribe({ next: leavesBefore }).unsubscribe();
    const { unsubscribe } = actor.subscribe({ next: leavesAfter });
    const real = realCart();
    become(real);
    unsubscribe();
    real.send({ type: 'session.opened' });
    expect([stays.mock.calls.length, leavesBefore.mock.calls.length, leavesAfter.mock.calls.length]).toEqual([2, 0, 1]);
    expect(actor.getSnapshot()).toBe(real.getSnapshot());
    actor.stop();
  });

  it('drops the waiting events on forget', () => {
    const { actor, become, forget } = lateCart();
    const needed = vi.fn();
    actor.on('signIn.required', needed);
    actor.send(product);
    expect([forget(), forget()]).toEqual([true, false]);
    become(realCart());
    expect(needed).not.toHaveBeenCalled();
  });

  it('stops a machine that arrives after it was stopped', () => {
    const { actor, become } = lateCart();
    actor.stop();
    const real = realCart();
    become(real);
    expect(real.getSnapshot().status).toBe('stopped');
  });
});
