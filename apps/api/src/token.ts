import { createHash, randomBytes } from 'node:crypto';

/** 128 bits cannot be guessed, so that links need no rate limits. */
const TOKEN_BYTES = 16;

/** Creates the token of a link. Of a link in a mail, the database stores only the hash. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** A plain hash suffices, because the token is random. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
