import { expect, test } from 'vitest';
import { written, writtenTexts } from './writtenTexts.ts';

test('notes the texts that people write, at any depth, but no numbers and no texts of other fields', () => {
  const product = { id: 'coast-tee', name: 'Coast Tee', sizes: [{ size: 'One size fits most' }, { size: '40' }] };
  const customer = { firstName: 'Adaeze', lastName: 'Okafor', email: 'adaeze@example.com' };
  expect(written([product, customer])).toEqual([product, customer]);
  expect([...writtenTexts]).toEqual(expect.arrayContaining(['Coast Tee', 'One size fits most', 'Adaeze Okafor']));
  for (const text of ['coast-tee', '40', 'adaeze@example.com']) expect(writtenTexts).not.toContain(text);
});
