import { ApiError } from '../apiError.ts';
import { loadOnce } from '../loadOnce.ts';

/** The owner of the password. A sign-up has no names yet. */
export type PasswordOwner = { email: string; firstName?: string | null; lastName?: string | null };

/** Words that are frequent in passwords in Nigeria or in a shop, but rare in the library's list. */
const LOCAL_WORDS = (
  'nigeria naija lagos abuja ibadan portharcourt ghana burnaboy jesus church testimony alleluia hallelujah halleluyah ' +
  'hosanna holyspirit amazinggrace admin user guest welcomeback changeme hoodie sneaker clothing fashion shop abs'
).split(' ');

/** A password that fewer guesses can find is refused. Eight random letters take some 100 million guesses. */
const GUESSES = 10 ** 7.5;

/** So is a password that fewer guesses can find without the digits and signs around it: its core is frequent. */
const GUESSES_OF_CORE = 10 ** 5;
const SHORTEST_CORE = 5;

/**
 * The time of an estimate grows with the square of the length. For a good passphrase, this many characters are enough.
 */
const LONGEST_ESTIMATED = 32;

const loadZxcvbn = loadOnce(async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary: { ...dictionary, local: LOCAL_WORDS }, graphs: adjacencyGraphs });
});

/** Estimates how many guesses find a password. */
async function guessesOf(password: string): Promise<number> {
  return (await loadZxcvbn()).check(password.slice(0, LONGEST_ESTIMATED)).guesses;
}

/**
 * Refuses passwords that are easy to guess. The contract's rule checks the length.
 * @throws ApiError `weak_password`
 */
export async function refuseWeakPassword(password: string, owner: PasswordOwner): Promise<void> {
  if (!isPersonal(password, owner) && !(await isFrequent(normalize(password)))) return;
  const message = 'This password is too easy to guess. Please choose another one.';
  throw new ApiError('weak_password', message, { fields: { password: message } });
}

async function isFrequent(normalized: string): Promise<boolean> {
  if ((await guessesOf(normalized)) < GUESSES) return true;
  const core = normalized.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  return core.length >= SHORTEST_CORE && (await guessesOf(core)) < GUESSES_OF_CORE;
}

/** Removes differences of case, width and accents. */
const normalize = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Removes a year or counter at the end, whose digits `withoutLeet` would turn into letters. */
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

const SHOP_WORDS = ['abs'];
/** Words that people put around a name. */
const FILLERS = (
  'pass password passwd pwd word demo shop store fashion clothing admin user login account test secret my the is i am me ' +
  'it love loves you and new old online web com ng www'
).split(' ');

/**
 * Whether a password is the owner's address, or consists only of names of shop and owner, fillers, digits and signs.
 */
function isPersonal(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const normalized = normalize(password);
  const [local = '', domain = ''] = normalize(email).split('@');
  if (normalized === normalize(email) || normalized === local) return true;

  const names = [firstName, lastName].map((name) => normalize(name ?? ''));
  const parts = [...names, local, ...domain.split('.').slice(0, -1)];
  // Each part of a name on its own, and the whole name without separators.
  const own = [...SHOP_WORDS, ...parts.flatMap((part) => [...part.split(/\P{L}+/u), lettersOf(part)])];
  const initials = names.map((name) => name.slice(0, 1));
  return [normalized, withoutLeet(normalized), withoutLeet(withoutYear(normalized))].some((text) =>
    isMadeOf(lettersOf(text), new Set(own.filter((word) => word.length > 1)), new Set([...FILLERS, ...initials])),
  );
}

const lettersOf = (text: string): string => text.replace(/\P{L}/gu, '');

/** Whether a text consists of own words and fillers, with at least one own word. */
function isMadeOf(text: string, own: ReadonlySet<string>, fillers: ReadonlySet<string>): boolean {
  // For each prefix length: whether the prefix includes an own word, only fillers, or cannot be built (undefined).
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
