import * as z from 'zod/mini';
import { APP_CODE_LENGTH } from '../limits.ts';
import { readCode } from '../typed.ts';

const APP_CODE_MESSAGE = `Enter the ${APP_CODE_LENGTH}-digit code from your app`;
const appCodePattern = `\\d{${APP_CODE_LENGTH}}`;
/** A code that an authenticator app shows. */
export const appCode = z
  .string(APP_CODE_MESSAGE)
  .check(z.overwrite(readCode), z.regex(new RegExp(`^${appCodePattern}$`), APP_CODE_MESSAGE));

const TWO_FACTOR_CODE_MESSAGE = 'Enter the code from your app, or a recovery code';
/** A code of an authenticator app, or a recovery code: 16 characters of Base32, in groups. */
export const twoFactorCode = z.string(TWO_FACTOR_CODE_MESSAGE).check(
  z.overwrite((typed) => readCode(typed).toUpperCase()),
  z.regex(new RegExp(`^(?:${appCodePattern}|[A-Z2-7]{16})$`), TWO_FACTOR_CODE_MESSAGE),
);

/** The second step of a login, and of an action that requires a recent code. */
export const twoFactorCodeForm = z.object({ code: twoFactorCode });
export type TwoFactorCodeForm = z.infer<typeof twoFactorCodeForm>;
