import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { refuseWeakPassword } from './passwordRule.ts';

const folake = { email: 'folake.adeyemi@lagosmail.example', firstName: 'Fọlákẹ́', lastName: 'Adéyẹmí-Cole' };
const isRefused = (password: string, owner = folake): Promise<boolean> =>
  refuseWeakPassword(password, owner).then(
    () => false,
    () => true,
  );

test('refuses frequent passwords of eight letters or more, unchanged and disguised', async () => {
  const frequent = dictionary['passwords-common'].filter((word) => /^[a-z]{8,}$/.test(word)).slice(0, 200);
  expect(frequent).toHaveLength(200);
  const disguised = frequent.flatMap((word) => [word, `${word}2026`, `${word}123!`, word.replaceAll('a', '@')]);
  const taken = await Promise.all(disguised.map(async (password) => ((await isRefused(password)) ? [] : [password])));
  expect(taken.flat()).toEqual([]);
});

test.each([
  'PASSWORD123',
  'QWERTYUIOP',
  'Welcome2024!',
  'aaaaaaaa',
  'chelsea-2010',
  'P@ssw0rd2024!',
  'ｐａｓｓｗｏｒｄ',
  '2024password',
  'liverpool1999',
  'dragon2026',
  'Sunshine!!',
  'trustno1trustno1',
  'mynameis1',
  'asdf;lkj',
  'qwertyqwerty',
  '12345678',
  'zyxwvuts',
  'abcabcabc',
])('refuses a disguised frequent password: %s', async (password) => {
  expect(await isRefused(password)).toBe(true);
});

test.each([
  'abs-demo-pass',
  'ABS2026!!',
  'absabsabs',
  'my-abs-shop-2026',
  'adeyemi2026',
  '4d3y3m1-2026',
  'Adéyẹmí2026',
  'folakeadeyemi',
  'Folake.Cole.1990',
  'fadeyemi1990',
  'folake.adeyemi',
  'folake.adeyemi@lagosmail.example',
  'lagosmail2026',
  'iamfolake',
  'passFolake99',
])('refuses a password made of names of the shop or owner: %s', async (password) => {
  expect(await isRefused(password)).toBe(true);
});

test.each([
  'a-fine-long-passphrase',
  'correct horse battery',
  'folake rides a green bicycle',
  'absolute-umbrella-41',
  'correct horse',
  'tR0ub4dor&3',
  'Ẹ kú àárọ̀ o',
  'Tabs7!kQ',
  'xK9#vLq2mZ',
  '日本語のパスワード',
  'harmattan-wind-2026',
])('accepts any other password: %s', async (password) => {
  expect(await isRefused(password)).toBe(false);
});

test('checks a password of 128 characters with a long name immediately', async () => {
  const owner = { email: `${'ab'.repeat(32)}@abs.test`, firstName: 'ab'.repeat(40), lastName: 'Ab' };
  expect(await isRefused(`${'ab'.repeat(63)}!?`, owner)).toBe(true);
});
