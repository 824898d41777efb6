import type { User } from '@abs/contract';

/** First and last name; empty if the account has neither. */
export const fullName = ({ firstName, lastName }: User): string => [firstName, lastName].filter(Boolean).join(' ');
