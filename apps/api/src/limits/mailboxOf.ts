/** Google delivers both to one mailbox, whatever dots the local part has. */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * Names the mailbox that an address reaches, so that limits count all its spellings together: in lower case, without what
 * follows a `+`, and at Gmail without dots. A hyphen stays, because it is part of many names. Never to be used as the
 * address of an account or a mail: an account belongs to one address, and not every server has tags.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return email;
  const local = email.slice(0, at).toLowerCase();
  const domain = email.slice(at + 1).toLowerCase();
  // In quotes, a sign is a sign; at the beginning, no name is before it.
  const tagAt = local.startsWith('"') ? -1 : local.indexOf('+');
  const name = tagAt > 0 ? local.slice(0, tagAt) : local;
  if (!GMAIL.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '') || name}@gmail.com`;
}
