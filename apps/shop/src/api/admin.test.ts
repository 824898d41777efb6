import { afterEach, expect, test, vi } from 'vitest';
import { getAdminUsers } from './admin.ts';
import { connectSession } from './client.ts';

const everybody = { page: 1, search: '', sort: 'newest', status: undefined } as const;
const sent = vi.spyOn(globalThis, 'fetch');
const signedInWith = (token: string | null) => connectSession({ token: () => token, onExpired: () => {} });

afterEach(() => {
  signedInWith(null);
  sent.mockReset();
});

test('rejects an admin call without a token, and does not send it', { tags: ['7.1.27'] }, async () => {
  await expect(getAdminUsers(everybody)).rejects.toMatchObject({
    message: 'Authorization token is required',
    status: 401,
  });
  expect(sent).not.toHaveBeenCalled();
});
