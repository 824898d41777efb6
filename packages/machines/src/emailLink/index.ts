export type { EmailLinkEvent, EmailLinkInput } from './emailLinkMachine.ts';
export { emailLinkMachine } from './emailLinkMachine.ts';
