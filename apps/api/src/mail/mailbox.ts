/**
 * A single mailbox in the format of the mailer. Never pass it a string, which it would parse as a list of addresses.
 */
export type Mailbox = { name: string; address: string };

/** One @, and no characters that separate, group, quote or comment in a list of addresses (RFC 5322). */
const SINGLE_ADDRESS = /^[^\s@<>()[\],;:"\\\p{C}]+@[^\s@<>()[\],;:"\\\p{C}]+$/u;

/** The domain of the placeholders for deleted addresses. It never exists (RFC 6761), and nothing is mailed to it. */
export const DELETED_DOMAIN = 'deleted.invalid';

/** An address for people to use: '' for the placeholder of a deleted one. */
export const reachable = (address: string): string => (address.endsWith(`@${DELETED_DOMAIN}`) ? '' : address);

/**
 * The mailbox of a stored address, which may be older than the contract's rule.
 * @throws Error if it is not a single address, because the mail could reach another person
 */
export function mailbox(address: string): Mailbox {
  if (!SINGLE_ADDRESS.test(address)) throw new Error(`Not a single mail address: ${JSON.stringify(address)}`);
  return { name: '', address };
}

/** The mailbox of a setting such as `ABS <no-reply@abs.example>`; null if it is invalid. */
export function parseMailbox(text: string): Mailbox | null {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? text).trim();
  return SINGLE_ADDRESS.test(address) ? { name: name.trim().replace(/^"(.*)"$/s, '$1'), address } : null;
}
