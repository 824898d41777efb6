import { expect, test } from 'vitest';
import { refusalMessage } from './refusal.ts';

test.each<[unknown, string]>([
  [{ message: 'Your cart is empty.' }, 'Your cart is empty.'],
  [{ message: ['email must be an email'] }, 'email must be an email'],
  [{ message: ['email is required', 'password is required'] }, 'email is required; password is required'],
  [{ message: { text: 'No' } }, ''],
  [{ message: null }, ''],
  [{ error: 'Bad Request' }, ''],
  ['<h1>Bad Gateway</h1>', ''],
  [undefined, ''],
])('the message of the refusal %j is %j', (body, message) => {
  expect(refusalMessage(body)).toBe(message);
});
