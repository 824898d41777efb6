import { expect, test } from 'vitest';
import { fromLink, toLink } from './sharedCode.ts';

test('a link restores any code, and has only characters that need no escape', async () => {
  const code = `<Button>Ṣé ó dáa? 👕 ${'>?='.repeat(200)}</Button>`;
  const link = await toLink(code);
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(code.length);
  expect(await fromLink(link)).toBe(code);
});

test('a link that was cut or changed restores nothing', async () => {
  const link = await toLink('<Button>Add to cart</Button>');
  expect(await fromLink(link.slice(0, -8))).toBeUndefined();
  expect(await fromLink('%%%')).toBeUndefined();
  expect(await fromLink('')).toBeUndefined();
});
