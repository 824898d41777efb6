import { expect, it } from 'vitest';
import { offline } from '../testing/fixtures.ts';
import { answer, goTo, openTable, people } from '../testing/people.ts';
import { isOffered, listStatus } from './listStatus.ts';

it('returns the status that a screen shows, and hides a quiet refresh', async () => {
  const { actor, fetchPage, send } = openTable();
  const status = () => listStatus(actor.getSnapshot());
  expect(status()).toBe('loading');
  await fetchPage.request().answer(answer(people('ada')));
  expect(status()).toBe('ready');
  send({ type: 'refresh.due' });
  expect(status()).toBe('ready');
  send(goTo(2));
  expect(status()).toBe('refreshing');
  send({ type: 'search.changed', search: 'a' });
  expect(status()).toBe('refreshing');
  send(goTo(3));
  await fetchPage.request().refuse(offline);
  expect([status(), isOffered(actor.getSnapshot())]).toEqual(['error', true]);
});

it.each(['outdated', 'notOffered'] as const)('shows %s as an error', (list) => {
  expect(listStatus({ value: { list }, context: { answer: null } })).toBe('error');
  expect(isOffered({ value: { list }, context: { answer: null } })).toBe(list === 'outdated');
});
