import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, notInArray } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { knownPlaces } from '../db/schema.ts';

/** Where a call comes from. */
export type Origin = {
  /** In the form that limits count: an IPv6 address as its /64. */
  ip: string;
  /** The token that an earlier sign-in on the device returned. Not validated: the caller may send anything. */
  deviceToken?: string | undefined;
};

/** How long a place stays known after a sign-in there. */
export const KNOWN_PLACE_MS = 30 * 24 * 60 * 60_000;
/** Only the newest places of an account are kept, so that a loop of sign-ins cannot fill the disk. */
const MOST_PLACES = 100;

const TOKEN = /^[\w-]{43}$/;

/** The caller's device and IP address, in this order, if the account signed in from them recently. */
export async function findKnownPlaces(tx: Tx, userId: string, origin: Origin, now: Date): Promise<string[]> {
  const device = deviceOf(origin);
  const candidates = [...(device ? [device] : []), addressOf(origin)];
  const rows = await tx
    .select({ place: knownPlaces.place })
    .from(knownPlaces)
    .where(and(eq(knownPlaces.userId, userId), inArray(knownPlaces.place, candidates), isRecent(now)));
  return candidates.filter((place) => rows.some((row) => row.place === place));
}

/**
 * Remembers the device and the IP address of an account that has just signed in.
 * @returns the device's token: the existing one, which may come from another account, or a new one. The database keeps
 * only its hash.
 */
export async function rememberPlaces(tx: Tx, userId: string, origin: Origin, now: Date): Promise<string> {
  const known = deviceOf(origin);
  const [row] = known
    ? await tx
        .select({ place: knownPlaces.place })
        .from(knownPlaces)
        .where(and(eq(knownPlaces.place, known), isRecent(now)))
        .limit(1)
    : [];
  const token = (row && origin.deviceToken) || randomBytes(32).toString('base64url');
  await remember(tx, userId, [placeOfDevice(token), addressOf(origin)], now);
  return token;
}

/**
 * Forgets all places of an account except the IP address of this call, whose caller has just proved to own the account.
 */
export async function forgetOtherPlaces(tx: Tx, userId: string, origin: Origin, now: Date): Promise<void> {
  await tx.delete(knownPlaces).where(eq(knownPlaces.userId, userId));
  await remember(tx, userId, [addressOf(origin)], now);
}

async function remember(tx: Tx, userId: string, places: string[], now: Date): Promise<void> {
  await tx
    .insert(knownPlaces)
    .values(places.map((place) => ({ userId, place, lastSignInAt: now })))
    .onConflictDoUpdate({ target: [knownPlaces.userId, knownPlaces.place], set: { lastSignInAt: now } });
  const newest = tx
    .select({ place: knownPlaces.place })
    .from(knownPlaces)
    .where(eq(knownPlaces.userId, userId))
    .orderBy(desc(knownPlaces.lastSignInAt))
    .limit(MOST_PLACES);
  await tx.delete(knownPlaces).where(and(eq(knownPlaces.userId, userId), notInArray(knownPlaces.place, newest)));
}

const isRecent = (now: Date) => gt(knownPlaces.lastSignInAt, new Date(now.getTime() - KNOWN_PLACE_MS));

const addressOf = ({ ip }: Origin): string => `address:${ip}`;

const deviceOf = ({ deviceToken }: Origin): string | null =>
  deviceToken !== undefined && TOKEN.test(deviceToken) ? placeOfDevice(deviceToken) : null;

/** A plain hash suffices: 256 random bits cannot be guessed. */
const placeOfDevice = (token: string): string => `device:${createHash('sha256').update(token).digest('hex')}`;
