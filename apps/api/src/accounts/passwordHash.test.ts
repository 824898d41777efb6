import { expect, test } from 'vitest';
import { hashPassword, NO_ACCOUNT_HASH, verifyPassword } from './passwordHash.ts';

test('hashes the same password differently each time, and verifies no other password', async () => {
  const [one, two] = await Promise.all([hashPassword('Ọmọ-long-passphrase'), hashPassword('Ọmọ-long-passphrase')]);
  expect(one).not.toBe(two);
  expect(await verifyPassword('Ọmọ-long-passphrase', one)).toBe(true);
  // The same letters in another Unicode form, as another keyboard types them.
  expect(await verifyPassword('Ọmọ-long-passphrase'.normalize('NFD'), one)).toBe(true);
  expect(await verifyPassword('ọmọ-long-passphrase', one)).toBe(false);
  expect(await verifyPassword('', NO_ACCOUNT_HASH)).toBe(false);
});

test('reads the cost from the hash, so that raising it keeps old passwords working', async () => {
  // Made with the reference implementation: echo -n password | argon2 somesalt -id -t 2 -k 256 -p 1 -e
  const old = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await verifyPassword('password', old)).toBe(true);
  expect(await verifyPassword('Password', old)).toBe(false);
});

test('answers many concurrent verifications', async () => {
  const hash = await hashPassword('a-fine-long-passphrase');
  const results = await Promise.all(Array.from({ length: 12 }, () => verifyPassword('a-fine-long-passphrase', hash)));
  expect(results.every(Boolean)).toBe(true);
});
