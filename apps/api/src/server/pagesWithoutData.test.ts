import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createPagesWithoutData } from './pagesWithoutData.ts';

test('refuses a page when a hundred requests are waiting, and renders each waiting page once', async () => {
  const pages = createPagesWithoutData(pino({ level: 'silent' }));
  const held = Promise.withResolvers<void>();
  const rendered: string[] = [];
  const open = (key: string) =>
    pages(key, async () => {
      await held.promise;
      rendered.push(key);
      return { status: 200, headers: {}, body: key };
    });
  const waiting = Array.from({ length: 101 }, (_, n) => open(`/${n % 2}`));
  await expect(open('/more')).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  held.resolve();
  const answers = await Promise.all(waiting);
  expect(answers).toEqual(answers.map((_, n) => answers[n % 2]));
  expect(new Set(answers).size).toBe(2);
  expect(rendered).toEqual(['/0', '/1']);
});
