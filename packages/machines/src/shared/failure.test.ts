import { CallError, loginForm } from '@abs/contract';
import { describe, expect, it } from 'vitest';
import { cleaned } from '../form/index.ts';
import { isAttemptRefused, isOutdating, isRefusal, retryAfterOf } from './failure.ts';

describe('isRefusal', () => {
  it.each([400, 403, 404, 409, 422])('treats %d as a definite refusal', (status) => {
    expect(isRefusal(new CallError('no', { status }))).toBe(true);
  });

  it.each([0, 401, 408, 425, 429, 500, 502, 503])('does not treat %d as a refusal', (status) => {
    expect(isRefusal(new CallError('?', { status }))).toBe(false);
  });

  it('does not treat a bug as a refusal', () => {
    expect(isRefusal(new TypeError('x is undefined'))).toBe(false);
  });
});

it('does not end an attempt because of a conflict about its key', () => {
  expect(isAttemptRefused(new CallError('Busy', { status: 409, code: 'idempotency_conflict' }))).toBe(false);
  expect(isAttemptRefused(new CallError('Sold out', { status: 409, code: 'out_of_stock' }))).toBe(true);
});

describe('isOutdating', () => {
  it.each([404, 409, 0, 401, 408, 429, 500, 503])('requires a reload after %d', (status) => {
    expect(isOutdating(new CallError('?', { status }))).toBe(true);
  });

  it.each([400, 403, 422])('requires no reload after %d', (status) => {
    expect(isOutdating(new CallError('no', { status }))).toBe(false);
  });
});

it('returns the seconds to wait only for a rate limit', () => {
  expect(retryAfterOf(new CallError('', { status: 429, retryAfter: 5 }))).toBe(5);
  expect(retryAfterOf(new CallError('', { status: 503, retryAfter: 5 }))).toBeUndefined();
});

it('throws instead of returning values that do not pass the rules', () => {
  expect(() => cleaned(loginForm, { email: 'ada', password: 'x' })).toThrow('email');
});
