/** One address is one account, however it is typed. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase();
}
