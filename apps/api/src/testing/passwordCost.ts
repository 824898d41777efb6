/** In place of accounts/passwordCost.ts: argon2id at its least, because tests hash thousands of passwords. */
export const COST = { memory: 8, passes: 1, parallelism: 1 };
