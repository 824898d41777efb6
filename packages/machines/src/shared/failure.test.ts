import { CallError, loginForm } from '@abs/contract';
import { describe, expect, it } from 'vitest';
import { cleaned } from '../form/index.ts';
import { isAttemptRefused, isOutdating, isRefusal, retryAfterOf } from './failure.ts';

describe('isRefusal', () => {
  it.each([400, 403, 404, 409, 422])('takes %d for a definite no', (status) => {
    expect(isRefusal(new CallError('no', { status }))).toBe(true);
  });

  it.each([0, 401, 408, 425, 429, 500, 502, 503])('does not take %d for one', (status) => {
    expect(isRefusal(new CallError('?', { status }))).toBe(false);
  });

  it('does not take a bug for one', () => {
    expect(isRefusal(new TypeError('x is undefined'))).toBe(false);
  });
});

it('does not take a conflict about a key for the end of its attempt', () => {
  expect(isAttemptRefused(new CallError('Busy', { status: 409, code: 'idempotency_conflict' }))).toBe(false);
  expect(isAttemptRefused(new CallError('Sold out', { status: 409, code: 'out_of_stock' }))).toBe(true);
});

describe('isOutdating', () => {
  it.each([404, 409, 0, 401, 408, 429, 500, 503])('says that %d calls for another look', (status) => {
    expect(isOutdating(new CallError('?', { status }))).toBe(true);
  });

  it.each([400, 403, 422])('says that %d changes nothing', (status) => {
    expect(isOutdating(new CallError('no', { status }))).toBe(false);
  });
});

it('heeds a wait only where a limit set it', () => {
  expect(retryAfterOf(new CallError('', { status: 429, retryAfter: 5 }))).toBe(5);
  expect(retryAfterOf(new CallError('', { status: 503, retryAfter: 5 }))).toBeUndefined();
});

it('hands on no values that do not pass', () => {
  expect(() => cleaned(loginForm, { email: 'ada', password: 'x' })).toThrow('email');
});
