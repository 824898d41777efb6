import { plainCharacters, readCode } from '@abs/contract';

/** The outcome of a card. 'timeout': the bank never answers. */
export type CardOutcome = 'success' | 'declined' | 'insufficient' | 'timeout';

/** Paystack's test cards (https://paystack.com/docs/payments/test-payments/), as listed on the page. */
export const testCards: readonly { number: string; outcome: CardOutcome; label: string }[] = [
  { number: '4084084084084081', outcome: 'success', label: 'Success' },
  { number: '4084080000005408', outcome: 'declined', label: 'Declined' },
  { number: '4084080000670037', outcome: 'insufficient', label: 'Insufficient funds' },
  { number: '5060660000000064', outcome: 'timeout', label: 'Bank does not answer' },
];

export type CardForm = { number: string; expiry: string; cvv: string };
export type CardErrors = Partial<Record<keyof CardForm, string>>;

/** '4084084084084081' as '4084 0840 8408 4081'. */
export const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** The check digit every card number ends in (ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

function numberError(digits: string): string | undefined {
  if (digits === '') return 'Enter the card number';
  if (testCards.some((card) => card.number === digits)) return undefined;
  if (!/^\d{12,19}$/.test(digits)) return 'A card number has 12 to 19 digits';
  return passesLuhn(digits) ? undefined : 'This card number is not right. Check the digits';
}

function expiryError(expiry: string, now: Date): string | undefined {
  if (expiry === '') return 'Enter the expiry date';
  const parts = /^(\d{1,2}) ?[/. -] ?(?:20)?(\d\d)$/.exec(expiry) ?? /^(\d\d)(?:20)?(\d\d)$/.exec(expiry);
  if (!parts || Number(parts[1]) < 1 || Number(parts[1]) > 12) return 'Enter the expiry date as MM/YY';
  // A card is good until the end of its month.
  const end = Date.UTC(2000 + Number(parts[2]), Number(parts[1]), 1);
  return end > now.getTime() ? undefined : 'This card has expired';
}

function cvvError(cvv: string): string | undefined {
  if (cvv === '') return 'Enter the CVV';
  return /^\d{3,4}$/.test(cvv) ? undefined : 'The CVV is the 3 digits on the back of the card';
}

/** Checks a card as typed. @returns its outcome, or an error message by field. */
export function judgeCard(form: CardForm, now: Date): { outcome: CardOutcome } | { errors: CardErrors } {
  const digits = readCode(form.number);
  const found = {
    number: numberError(digits),
    expiry: expiryError(plainCharacters(form.expiry), now),
    cvv: cvvError(readCode(form.cvv)),
  };
  const errors = Object.fromEntries(Object.entries(found).filter(([, message]) => message)) as CardErrors;
  if (Object.keys(errors).length > 0) return { errors };
  return { outcome: testCards.find((card) => card.number === digits)?.outcome ?? 'declined' };
}
