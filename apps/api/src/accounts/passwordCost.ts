/** OWASP's minimum for argon2id; memory in KiB. https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
export const COST = { memory: 19_456, passes: 2, parallelism: 1 };
