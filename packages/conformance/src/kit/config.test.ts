import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const right = {
  url: 'https://api.example.com/api/v1/',
  admin: { email: 'admin@example.com', password: { env: 'ADMIN_PASSWORD' } },
  customers: { signUp: 'kit+{n}@example.com' },
  codes: { mailbox: 'https://mail.example.com/messages?to={email}' },
};
beforeEach(() => {
  vi.stubEnv('ADMIN_PASSWORD', 'hidden');
  return () => vi.unstubAllEnvs();
});
const messageOf = (source: unknown) => {
  try {
    readConfig(source);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
};

it('fills in defaults', () => {
  expect(readConfig(right)).toMatchObject({
    url: 'https://api.example.com',
    payment: { skip: true },
    timeouts: { answer: 30, code: 60, payment: 60 },
  });
});

it('prefers the URL of the command line to that of the file', () => {
  expect(readConfig(right, 'http://localhost:3000').url).toBe('http://localhost:3000');
  expect(readConfig({ ...right, url: undefined }, 'http://localhost:3000').url).toBe('http://localhost:3000');
});

describe('refuses a wrong config with a message that names the field', () => {
  it.each<[string, unknown]>([
    ['The config must be an object', 'https://api.example.com'],
    ['url must be an address such as https://api.example.com', { ...right, url: 'api.example.com' }],
    ['The config has an unknown field: adress', { ...right, adress: 1 }],
    ['admin.email must be an e-mail address', { ...right, admin: { email: 'admin', password: 'x' } }],
    [
      'admin.password must be a password, or {"env": "NAME"} for one in an environment variable',
      { ...right, admin: { email: 'admin@example.com' } },
    ],
    ['codes must have exactly one of command, mailbox, byHand', { ...right, codes: {} }],
    ['codes.command must contain {email}', { ...right, codes: { command: 'mail' } }],
    ['codes is missing: a person who signs up is sent a code', { ...right, codes: undefined }],
    ['customers must have exactly one of signUp, existing', { ...right, customers: undefined }],
    [
      'customers.signUp must be an e-mail address with {n}, such as conformance+{n}@example.com',
      { ...right, customers: { signUp: 'kit@example.com' } },
    ],
    [
      'customers.existing must have two accounts: one must not see what the other has',
      { ...right, customers: { existing: [{ email: 'ada@example.com', password: 'x' }] } },
    ],
    ['payment must have exactly one of command, byHand, skip', { ...right, payment: { skip: true, byHand: true } }],
    ['timeouts.answer must be more than 0 seconds', { ...right, timeouts: { answer: 0 } }],
  ])('%s', (message, source) => {
    expect(messageOf(source)).toBe(message);
  });
});

it('reads a password from the environment', () => {
  expect(readConfig(right).admin?.password).toBe('hidden');
  vi.stubEnv('ADMIN_PASSWORD', undefined);
  expect(messageOf(right)).toBe('admin.password is in the environment variable ADMIN_PASSWORD, which is not set');
});
