import { createHash, randomBytes } from 'node:crypto';

/** 128 bits: nobody guesses one, so that links need no limits. */
const TOKEN_BYTES = 16;

/** The token of a link in a mail about a request. The database has its hash alone. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
