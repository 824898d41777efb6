import type { OrderStatus } from '@abs/contract';
import type { payments } from '../db/schema.ts';
import type { DemoUser } from './people.ts';
import { DAY, HOUR, MINUTE, pick, type Random } from './random.ts';

export type PaymentStatus = (typeof payments.$inferSelect)['status'];

/** A past order: its age, its outcome, and its payment attempts, oldest first. */
export type Story = {
  user: DemoUser;
  age: number;
  status: OrderStatus;
  attempts: PaymentStatus[];
  /** The cause of its cancellation; `shop` only after it was paid. */
  cancelledBy?: 'customer' | 'time' | 'shop';
};

/** Ada's orders: enough paid ones for two pages, and some for every tab. */
function adasStories(user: DemoUser): Story[] {
  return [
    ...[61, 52, 38, 26, 17, 11, 4].map(
      (days, index): Story => ({
        user,
        age: days * DAY,
        status: 'SUCCESS',
        attempts: index === 2 ? ['failed', 'paid'] : ['paid'],
      }),
    ),
    { user, age: 33 * DAY, status: 'CANCELLED', attempts: ['abandoned'], cancelledBy: 'time' },
    { user, age: 20 * DAY, status: 'CANCELLED', attempts: ['refundDue'], cancelledBy: 'customer' },
    { user, age: 9 * HOUR, status: 'PENDING', attempts: ['failed', 'abandoned'] },
    { user, age: 40 * MINUTE, status: 'PENDING', attempts: ['pending'] },
  ];
}

/**
 * The orders of all other customers in the last 60 days: more of them recently, because the shop is growing, and on
 * days off.
 */
function othersStories(others: readonly DemoUser[], now: Date, random: Random): Story[] {
  const stories: Story[] = [];
  for (let i = 0; i < 150; i++) {
    const age = (0.2 + 58 * random() ** 1.35) * DAY;
    const members = others.filter((user) => now.getTime() - user.createdAt.getTime() > age);
    const isDayOff = [0, 5, 6].includes(new Date(now.getTime() - age).getUTCDay());
    const roll = random();
    if (members.length === 0 || (!isDayOff && random() < 0.45)) continue;
    const user = pick(random, members);
    if (roll < 0.82)
      stories.push({ user, age, status: 'SUCCESS', attempts: roll < 0.1 ? ['failed', 'paid'] : ['paid'] });
    else if (age < 2 * DAY)
      stories.push({ user, age, status: 'CANCELLED', attempts: ['failed'], cancelledBy: 'customer' });
    else if (roll < 0.91)
      stories.push({ user, age, status: 'CANCELLED', attempts: ['abandoned'], cancelledBy: 'time' });
    else if (roll < 0.97)
      stories.push({ user, age, status: 'CANCELLED', attempts: ['failed'], cancelledBy: 'customer' });
    else stories.push({ user, age, status: 'CANCELLED', attempts: ['refundDue'], cancelledBy: 'shop' });
  }
  const active = others.filter((user) => user.status === 'active');
  // On any day and at any hour, some paid orders have yet to be cleared.
  for (const hours of [2, 8, 21, 30]) {
    stories.push({ user: pick(random, active), age: hours * HOUR, status: 'SUCCESS', attempts: ['paid'] });
  }
  for (const hours of [3, 7, 15]) {
    stories.push({
      user: pick(random, active),
      age: hours * HOUR,
      status: 'PENDING',
      attempts: hours === 7 ? ['failed'] : [],
    });
  }
  stories.push({
    user: pick(random, active),
    age: 2.5 * DAY,
    status: 'CANCELLED',
    attempts: ['refundDue'],
    cancelledBy: 'shop',
  });
  // Recent enough for the notifications on any day.
  stories.push({
    user: pick(random, active),
    age: 26 * HOUR,
    status: 'CANCELLED',
    attempts: ['abandoned'],
    cancelledBy: 'customer',
  });
  return stories;
}

/** The customers' orders, oldest first; Ada's come first if ages are equal. */
export function storiesOf([ada, ...others]: readonly DemoUser[], now: Date, random: Random): Story[] {
  if (!ada) return [];
  return [...adasStories(ada), ...othersStories(others, now, random)].sort((a, b) => b.age - a.age);
}
