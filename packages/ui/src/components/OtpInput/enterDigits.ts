const digitsOf = (typed: string) => typed.replace(/\D/g, '');

export interface Entry {
  /** The code after the entry. */
  code: string;
  /** Which input comes next, counted from 0. */
  next: number;
}

/**
 * What a code becomes when the input at `at` is found to hold `typed`. A whole code (pasted, or filled in by the
 * phone) replaces everything; fewer digits overwrite from `at` on; none take the digit away. There are no gaps: a
 * digit entered behind the end goes to the end.
 */
export function enterDigits(code: string, at: number, input: string, length: number): Entry {
  const before = code[at] ?? '';
  let digits = digitsOf(input);
  if (digits.length >= length) return { code: digits.slice(0, length), next: length - 1 };
  // Typed beside the digit that was there instead of over it: the other one is meant.
  if (digits.length === 2 && before && digits.includes(before)) digits = digits.replace(before, '');
  if (digits === '') return input === '' ? removeDigit(code, at) : { code, next: at };
  const start = Math.min(at, code.length);
  const entered = (code.slice(0, start) + digits + code.slice(start + digits.length)).slice(0, length);
  return { code: entered, next: Math.min(start + digits.length, length - 1) };
}

/** Backspace in the input at `at`: its own digit goes, or, when it is empty, the last one before it. */
export function removeDigit(code: string, at: number): Entry {
  const removedIndex = at < code.length ? at : code.length - 1;
  if (removedIndex < 0) return { code: '', next: 0 };
  return { code: code.slice(0, removedIndex) + code.slice(removedIndex + 1), next: removedIndex };
}
