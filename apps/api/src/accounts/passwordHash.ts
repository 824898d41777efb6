import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { COST } from './passwordCost.ts';
import { inTurn, type Share } from './shares.ts';

const derive = promisify(argon2);

const KEY_BYTES = 32;

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

async function keyOf(password: string, salt: Buffer, cost: typeof COST, bytes: number, share: Share): Promise<Buffer> {
  // NFKC, as NIST SP 800-63B recommends, so that the same password matches when typed on another keyboard.
  const message = Buffer.from(password.normalize('NFKC'));
  return inTurn(share, () => derive('argon2id', { message, nonce: salt, tagLength: bytes, ...cost }));
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
