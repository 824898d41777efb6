import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from '../apiError.ts';
import { COST } from './passwordCost.ts';

const derive = promisify(argon2);

const KEY_BYTES = 32;

/** Maximum number of concurrent hashes: each uses 19 MiB, and files and DNS share libuv's four threads. */
const MAX_AT_ONCE = 3;
/**
 * Who requests a hash: a caller at a known place of the account, another caller, or a caller whose IP address failed or
 * tried too often. Each group has a share of the work, so that guessing does not keep other callers waiting. The share
 * does not depend on whether the account exists, because the time to an answer would reveal it.
 */
export type Share = 'known' | 'newcomer' | 'suspect';

/** How many may wait in each share: a few seconds of work. Beyond that, the server answers that it is busy. */
const MAX_WAITING: Record<Share, number> = { known: 100, newcomer: 100, suspect: 30 };

/** @returns a PHC string: $argon2id$v=19$m=…,t=…,p=…$salt$key, base64 without padding. */
export async function hashPassword(password: string, share: Share = 'newcomer'): Promise<string> {
  const salt = randomBytes(16);
  const key = await keyOf(password, salt, COST, KEY_BYTES, share);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(key)}`;
}

/** Whether a password matches a PHC string. Takes the same time if it does not. */
export async function verifyPassword(password: string, phc: string, share: Share = 'newcomer'): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc);
  if (!match) throw new Error('A stored password hash is not an argon2id PHC string.');
  const [, memory, passes, parallelism, salt = '', expected = ''] = match;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const wanted = Buffer.from(expected, 'base64');
  const key = await keyOf(password, Buffer.from(salt, 'base64'), cost, wanted.byteLength, share);
  return timingSafeEqual(key, wanted);
}

/** A hash that no password matches, so that a login takes the same time with and without an account. */
export const NO_ACCOUNT_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(randomBytes(16))}$${unpadded(randomBytes(KEY_BYTES))}`;

let running = 0;
const waiting: Record<Share, (() => void)[]> = { known: [], newcomer: [], suspect: [] };
/** The order in which the shares are served next: a share that was served moves to the end. */
const order: Share[] = ['known', 'newcomer', 'suspect'];

async function keyOf(password: string, salt: Buffer, cost: typeof COST, bytes: number, share: Share): Promise<Buffer> {
  await turn(share);
  try {
    // NFKC, as NIST SP 800-63B recommends, so that the same password matches when typed on another keyboard.
    const message = Buffer.from(password.normalize('NFKC'));
    return await derive('argon2id', { message, nonce: salt, tagLength: bytes, ...cost });
  } finally {
    const next = nextInTurn();
    if (next) next();
    else running--;
  }
}

async function turn(share: Share): Promise<void> {
  if (running < MAX_AT_ONCE) {
    running++;
    return;
  }
  if (waiting[share].length >= MAX_WAITING[share]) {
    throw new ApiError('unavailable', 'The shop is busy. Please try again in a moment.', { retryAfter: 5 });
  }
  // A finished task passes its slot to the next one, so `running` does not change.
  await new Promise<void>((resolve) => waiting[share].push(resolve));
}

function nextInTurn(): (() => void) | undefined {
  const share = order.find((candidate) => waiting[candidate].length > 0);
  if (!share) return undefined;
  order.push(...order.splice(order.indexOf(share), 1));
  return waiting[share].shift();
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
