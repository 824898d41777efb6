/** Ignores case and surrounding spaces, so that one address has one account. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase();
}
