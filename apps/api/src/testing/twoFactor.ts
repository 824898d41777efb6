import { appCodeAt } from './appCode.ts';
import { PASSWORD, type TestApp } from './testApp.ts';

type Admin = { token: string };

/** The code that an authenticator app with this secret shows. @param seconds how far its clock is ahead */
export const appCodeOf = (shop: TestApp, secret: string, seconds = 0): string =>
  appCodeAt(secret, shop.clock.now().getTime() + seconds * 1000);

/** Starts to set up two-factor authentication for an admin whose password is PASSWORD. @returns the secret */
export async function startTwoFactor(shop: TestApp, { token }: Admin): Promise<string> {
  const { status, body, text } = await shop.call('POST', '/admin/two-factor', {
    token,
    body: { currentPassword: PASSWORD },
  });
  if (status !== 200) throw new Error(`It was not started: ${text}`);
  return body.secret;
}

/** Turns on two-factor authentication for an admin, and waits until the next code of the app. */
export async function turnOnTwoFactor(
  shop: TestApp,
  { token }: Admin,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = await startTwoFactor(shop, { token });
  const body = { code: appCodeOf(shop, secret) };
  const answer = await shop.call('POST', '/admin/two-factor/confirm', { token, body });
  if (answer.status !== 200) throw new Error(`It was not confirmed: ${answer.text}`);
  shop.clock.advance(30_000);
  return { secret, recoveryCodes: answer.body.recoveryCodes };
}
