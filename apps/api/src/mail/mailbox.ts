/** A single mailbox, as the mailer takes it. It must never be given a text: it would read it as a list. */
export type Mailbox = { name: string; address: string };

/** One @, and nothing that separates, groups, quotes or comments in a list of addresses (RFC 5322). */
const SINGLE_ADDRESS = /^[^\s@<>()[\],;:"\\\p{C}]+@[^\s@<>()[\],;:"\\\p{C}]+$/u;

/**
 * The mailbox of somebody whose address is known. Addresses that were typed before the contract's rule may be stored.
 * @throws Error when it is no single address, since its mail could reach somebody else
 */
export function mailbox(address: string): Mailbox {
  if (!SINGLE_ADDRESS.test(address)) throw new Error(`Not a single mail address: ${JSON.stringify(address)}`);
  return { name: '', address };
}

/** The mailbox of a setting such as `ABS <no-reply@abs.example>`; null when it is none. */
export function parseMailbox(text: string): Mailbox | null {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? text).trim();
  return SINGLE_ADDRESS.test(address) ? { name: name.trim().replace(/^"(.*)"$/s, '$1'), address } : null;
}
