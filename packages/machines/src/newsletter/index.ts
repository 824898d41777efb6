export type { NewsletterEmitted, NewsletterEvent, NewsletterInput } from './newsletterMachine.ts';
export { newsletterMachine } from './newsletterMachine.ts';
