import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from '../http/apiError.ts';

const derive = promisify(argon2);

/** OWASP's minimum for argon2id; memory in KiB. https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const KEY_BYTES = 32;

/** How many run at once: each holds 19 MiB, and libuv has four threads, which files and DNS want as well. */
const MAX_AT_ONCE = 3;
/** How many may wait for their turn, about two seconds of work; beyond that the server says that it is busy. */
const MAX_WAITING = 100;

/** @returns a PHC string: $argon2id$v=19$m=…,t=…,p=…$salt$key, base64 without padding. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await keyOf(password, salt, COST);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(key)}`;
}

/** Whether a password is the one of a PHC string; takes as long when it is not. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc);
  if (!match) throw new Error('A stored password hash is not an argon2id PHC string.');
  const [, memory, passes, parallelism, salt = '', expected = ''] = match;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const wanted = Buffer.from(expected, 'base64');
  const key = await keyOf(password, Buffer.from(salt, 'base64'), cost, wanted.byteLength);
  return timingSafeEqual(key, wanted);
}

/** A hash that no password has, for as much work when there is no account as when there is one. */
export const NO_ACCOUNT_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(randomBytes(16))}$${unpadded(randomBytes(KEY_BYTES))}`;

let running = 0;
const waiting: (() => void)[] = [];

async function keyOf(password: string, salt: Buffer, cost: typeof COST, bytes = KEY_BYTES): Promise<Buffer> {
  await turn();
  try {
    // NFKC, so that one password typed on two keyboards is one password (RFC 8265 asks as much).
    const message = Buffer.from(password.normalize('NFKC'));
    return await derive('argon2id', { message, nonce: salt, tagLength: bytes, ...cost });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

async function turn(): Promise<void> {
  if (running < MAX_AT_ONCE) {
    running++;
    return;
  }
  if (waiting.length >= MAX_WAITING) {
    throw new ApiError('unavailable', 'The shop is busy. Please try again in a moment.', { retryAfter: 5 });
  }
  // Whoever finishes hands its place on, so `running` stays as it is.
  await new Promise<void>((resolve) => waiting.push(resolve));
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
