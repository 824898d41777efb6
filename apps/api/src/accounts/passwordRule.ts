import { ApiError } from '../http/apiError.ts';
import { commonPasswords } from './commonPasswords.ts';

/**
 * Refuses passwords that are guessed first; length is judged by the contract's rule.
 * @throws ApiError `weak_password`
 */
export function refuseWeakPassword(password: string, email: string): void {
  if (!isCommon(password) && !isOwnAddress(password, email)) return;
  const message = 'This password is too easy to guess. Please choose another one.';
  throw new ApiError('weak_password', message, { fields: { password: message } });
}

/** On the list; a run or a repetition; or a word of the list in disguise ('P@ssw0rd123!'). */
export function isCommon(password: string): boolean {
  const folded = password.toLowerCase();
  return (
    commonPasswords.has(folded) ||
    /^(.{1,3})\1+$/.test(folded) ||
    isRun(folded) ||
    commonPasswords.has(undisguised(folded))
  );
}

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

function undisguised(folded: string): string {
  const core = folded.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  return core.replace(/[@431!0$5]/g, (sign) => LETTER_OF[sign] ?? sign);
}

/** '12345678', 'abcdefgh', '87654321'. */
function isRun(text: string): boolean {
  const steps = new Set([...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index)));
  const [step] = steps;
  return steps.size === 1 && (step === 1 || step === -1);
}

function isOwnAddress(password: string, email: string): boolean {
  const folded = password.toLowerCase();
  return folded === email.toLowerCase() || folded === email.toLowerCase().split('@')[0];
}
