import { limits } from '@abs/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { confirmPassword, lockConfirmed } from '../accounts/confirmPassword.ts';
import { findKnownPlaces } from '../accounts/knownPlaces.ts';
import { recordSecurityEvent } from '../accounts/securityEvents.ts';
import { revokeSessions } from '../accounts/sessions.ts';
import { ApiError } from '../apiError.ts';
import { twoFactors } from '../db/schema.ts';
import type { Handlers, SessionUser } from '../http/handler.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import { findTwoFactor, judgeCode, requireCode, spendAppCode } from './checkCode.ts';
import { twoFactorChangedMail } from './mails.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.ts';
import { noteCode } from './requirements.ts';
import { createSecret, urlOfSecret } from './totp.ts';

type Caller = { services: Services; user: SessionUser; ip: string };

const guessOf = async ({ services: { db, now }, user: { id: userId, email }, ip }: Caller) => ({
  userId,
  email,
  ip,
  knownPlaces: await db.autocommit((tx) => findKnownPlaces(tx, userId, { ip }, now())),
});

/** Requires the password and a code. @throws ApiError not_found if two-factor authentication is off */
async function confirmBoth(caller: Caller, { currentPassword, code }: { currentPassword: string; code: string }) {
  const { services, user } = caller;
  const row = await confirmPassword(caller, currentPassword, async () => {
    const found = await services.db.autocommit((tx) => findTwoFactor(tx, user.id));
    if (!found?.enabledAt) throw new ApiError(...refusals.twoFactorOff);
  });
  await requireCode(services, await guessOf(caller), code);
  return row;
}

export const twoFactorHandlers = {
  getTwoFactor: (_input, { services, user }) =>
    services.db.autocommit(async (tx) => ({
      enabledAt: (await findTwoFactor(tx, user.id))?.enabledAt?.toISOString() ?? null,
      isRequired: services.config.requireTwoFactor,
      recoveryCodesLeft: await countRecoveryCodes(tx, user.id),
    })),

  startTwoFactor: async ({ body }, { services, user, ip }) => {
    const row = await confirmPassword({ services, user, ip }, body.currentPassword);
    const secret = createSecret();
    const isStarted = await services.db.transaction(async (tx) => {
      await lockConfirmed(tx, row);
      await tx.delete(twoFactors).where(and(eq(twoFactors.userId, user.id), isNull(twoFactors.enabledAt)));
      const started = await tx.insert(twoFactors).values({ userId: user.id, secret }).onConflictDoNothing().returning();
      return started.length > 0;
    });
    if (!isStarted) throw new ApiError(...refusals.twoFactorOn);
    return { secret, url: urlOfSecret(secret, row.email) };
  },

  confirmTwoFactor: async ({ body: { code } }, { services, user, ip }) => {
    const { db, mailer, now } = services;
    const { id: userId, email, tokenHash } = user;
    const started = await db.autocommit((tx) => findTwoFactor(tx, userId));
    if (!started) throw new ApiError(...refusals.twoFactorNotStarted);
    if (started.enabledAt) throw new ApiError(...refusals.twoFactorOn);
    await judgeCode(services, await guessOf({ services, user, ip }), () =>
      db.autocommit((tx) => spendAppCode(tx, started, code, now())),
    );
    return db.transaction(async (tx) => {
      const isStarted = and(eq(twoFactors.userId, userId), eq(twoFactors.secret, started.secret));
      const enabled = await tx.update(twoFactors).set({ enabledAt: now() }).where(isStarted).returning();
      if (enabled.length === 0) throw new ApiError(...refusals.twoFactorNotStarted);
      await revokeSessions(tx, userId, tokenHash);
      await noteCode(tx, tokenHash, now());
      await recordSecurityEvent(tx, { kind: 'twoFactorOn', userId, email, ip }, now());
      await mailer.enqueue(tx, { to: email, ...twoFactorChangedMail('on') });
      return { recoveryCodes: await replaceRecoveryCodes(tx, userId) };
    });
  },

  renewRecoveryCodes: async ({ body }, { services, user, ip }) => {
    const row = await confirmBoth({ services, user, ip }, body);
    return services.db.transaction(async (tx) => {
      const { id: userId, email } = await lockConfirmed(tx, row);
      await recordSecurityEvent(tx, { kind: 'recoveryCodesRenewed', userId, email, ip }, services.now());
      return { recoveryCodes: await replaceRecoveryCodes(tx, userId) };
    });
  },

  stepUp: async ({ body: { code } }, { services, user, ip }) => {
    const { db, now } = services;
    if (!(await requireCode(services, await guessOf({ services, user, ip }), code))) {
      throw new ApiError(...refusals.twoFactorOff);
    }
    const givenAt = now();
    await db.autocommit((tx) => noteCode(tx, user.tokenHash, givenAt));
    return { expiresAt: new Date(givenAt.getTime() + limits.STEP_UP_MS).toISOString() };
  },

  endTwoFactor: async ({ body }, { services, user, ip }) => {
    const row = await confirmBoth({ services, user, ip }, body);
    await services.db.transaction(async (tx) => {
      const { id: userId, email } = await lockConfirmed(tx, row);
      await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
      await recordSecurityEvent(tx, { kind: 'twoFactorOff', userId, email, ip }, services.now());
      await services.mailer.enqueue(tx, { to: email, ...twoFactorChangedMail('off') });
    });
    return { message: 'Two-factor authentication is off.' };
  },
} satisfies Partial<Handlers>;
