/** Google delivers both domains to the same mailbox, and ignores dots in the local part. */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * Normalises an address for rate limits, so that all aliases of a mailbox count together: lower case, no `+tag`, and no dots
 * at Gmail. A hyphen stays, because it is part of many names. Do not use it to find an account or to send a mail: an account
 * belongs to one address, and not every server supports tags.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return email;
  const local = email.slice(0, at).toLowerCase();
  const domain = email.slice(at + 1).toLowerCase();
  // A `+` in a quoted local part, or at its beginning, does not start a tag.
  const tagAt = local.startsWith('"') ? -1 : local.indexOf('+');
  const name = tagAt > 0 ? local.slice(0, tagAt) : local;
  if (!GMAIL.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '') || name}@gmail.com`;
}
