/** Keeps digits of any script. */
const digitsOf = (input: string) => input.replace(/\P{Nd}/gu, '');

export interface Entry {
  /** The code after the entry. */
  code: string;
  /** The index of the next input, from 0. */
  next: number;
}

/**
 * The code after `input` was entered into the input at `at`. A whole code (pasted, or filled in by the phone) replaces
 * everything; fewer digits overwrite from `at`; no digits remove the current one. There are no gaps: a digit entered
 * after the end is appended.
 */
export function enterDigits(code: string, at: number, input: string, length: number): Entry {
  const before = code[at] ?? '';
  let digits = digitsOf(input);
  if (digits.length >= length) return { code: digits.slice(0, length), next: length - 1 };
  // The new digit was typed beside the old one instead of over it, so the other one counts.
  if (digits.length === 2 && before && digits.includes(before)) digits = digits.replace(before, '');
  if (digits === '') return input === '' ? removeDigit(code, at) : { code, next: at };
  const start = Math.min(at, code.length);
  const entered = (code.slice(0, start) + digits + code.slice(start + digits.length)).slice(0, length);
  return { code: entered, next: Math.min(start + digits.length, length - 1) };
}

/** Backspace in the input at `at` removes its digit, or the last digit before it if the input is empty. */
export function removeDigit(code: string, at: number): Entry {
  const removedIndex = at < code.length ? at : code.length - 1;
  if (removedIndex < 0) return { code: '', next: 0 };
  return { code: code.slice(0, removedIndex) + code.slice(removedIndex + 1), next: removedIndex };
}
