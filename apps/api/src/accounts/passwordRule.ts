import { ApiError } from '../apiError.ts';
import { commonPasswords } from './commonPasswords.ts';

/** Whose password it is, as far as it is known. */
export type PasswordOwner = { email: string; firstName?: string | null; lastName?: string | null };

/**
 * Refuses passwords that are guessed first; length is judged by the contract's rule.
 * @throws ApiError `weak_password`
 */
export function refuseWeakPassword(password: string, owner: PasswordOwner): void {
  if (!isCommon(password) && !isPersonal(password, owner)) return;
  const message = 'This password is too easy to guess. Please choose another one.';
  throw new ApiError('weak_password', message, { fields: { password: message } });
}

/** On the list; a run or a repetition; or a word of the list in disguise ('P@ssw0rd123!'), or repeated. */
function isCommon(password: string): boolean {
  const normalized = normalize(password);
  const repeated = /^(.{4,}?)\1+$/su.exec(normalized)?.[1];
  return (
    commonPasswords.has(normalized) ||
    /^(.{1,3})\1+$/su.test(normalized) ||
    isRun(normalized) ||
    commonPasswords.has(coreOf(normalized)) ||
    commonPasswords.has(withoutLeet(coreOf(normalized))) ||
    (repeated !== undefined && isCommon(repeated))
  );
}

/** Without differences of case, width and accents. */
const normalize = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Without the digits and signs around it: years, counters, exclamation marks. */
const coreOf = (normalized: string): string => normalized.replace(/^[\d\W_]+|[\d\W_]+$/g, '');

/** Without a year or a counter at its end, so that it is not taken for letters. */
const withoutYear = (normalized: string): string => normalized.replace(/[\W_]*\d{1,4}[\W_]*$/, '');

const LETTER_OF: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

const withoutLeet = (normalized: string): string =>
  normalized.replace(/[@431!0$5]/g, (sign) => LETTER_OF[sign] ?? sign);

/** '12345678', 'abcdefgh', '87654321'. */
function isRun(text: string): boolean {
  const steps = new Set([...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index)));
  const [step] = steps;
  return steps.size === 1 && (step === 1 || step === -1);
}

const SHOP_WORDS = ['abs'];
/** What people put around a name. */
const FILLERS = (
  'pass password passwd pwd word demo shop store fashion clothing admin user login account test secret my the is i am me ' +
  'it love loves you and new old online web com ng www'
).split(' ');

/** The owner's address, or made of nothing but the names of shop and owner, fillers, digits and signs. */
function isPersonal(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const normalized = normalize(password);
  const [local = '', domain = ''] = normalize(email).split('@');
  if (normalized === normalize(email) || normalized === local) return true;

  const names = [firstName, lastName].map((name) => normalize(name ?? ''));
  const parts = [...names, local, ...domain.split('.').slice(0, -1)];
  // Each part of a name by itself, and the whole without what stands between its parts.
  const own = [...SHOP_WORDS, ...parts.flatMap((part) => [...part.split(/\P{L}+/u), lettersOf(part)])];
  const initials = names.map((name) => name.slice(0, 1));
  return [normalized, withoutLeet(normalized), withoutLeet(withoutYear(normalized))].some((text) =>
    isMadeOf(lettersOf(text), new Set(own.filter((word) => word.length > 1)), new Set([...FILLERS, ...initials])),
  );
}

const lettersOf = (text: string): string => text.replace(/\P{L}/gu, '');

/** Whether a text is a row of words, at least one of which is an own one. */
function isMadeOf(text: string, own: ReadonlySet<string>, fillers: ReadonlySet<string>): boolean {
  // By length of the text's beginning: how it can be made, if it can.
  const made: ('own' | 'fillers' | undefined)[] = ['fillers'];
  for (let end = 1; end <= text.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = made[start];
      const word = text.slice(start, end);
      if (!before || made[end] === 'own') continue;
      if (own.has(word) || (before === 'own' && fillers.has(word))) made[end] = 'own';
      else if (fillers.has(word)) made[end] = 'fillers';
    }
  }
  return made[text.length] === 'own';
}
