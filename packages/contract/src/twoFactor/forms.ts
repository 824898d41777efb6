/** The forms of the section that sets up two-factor authentication. Apart from that of the login, whose page is small. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { appCode, twoFactorCode } from './fields.ts';

export const startTwoFactorForm = z.object({ currentPassword: field.password });
export type StartTwoFactorForm = z.infer<typeof startTwoFactorForm>;

export const confirmTwoFactorForm = z.object({ code: appCode });
export type ConfirmTwoFactorForm = z.infer<typeof confirmTwoFactorForm>;

/** Turns two-factor authentication off, or replaces the recovery codes. */
export const changeTwoFactorForm = z.object({ currentPassword: field.password, code: twoFactorCode });
export type ChangeTwoFactorForm = z.infer<typeof changeTwoFactorForm>;
