export type { NewsletterInput } from './newsletterMachine.ts';
export { newsletterMachine } from './newsletterMachine.ts';
