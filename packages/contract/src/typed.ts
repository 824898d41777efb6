/** Reads numbers, codes and phone numbers as people type and paste them, the same in the browser and on the server. */

const DIGIT = /^\p{Nd}$/u;

/** Unicode keeps the digits of a script together, from 0 to 9, in groups of ten. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) as number;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * Replaces characters that look like others by the plain one: digits of any script, dashes, dots, slashes, commas,
 * apostrophes and spaces. Removes invisible marks, which come along when text is copied from a chat or a sheet.
 */
export const plainCharacters = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u00b7\u066b\u2024\u3002\uff0e\uff61]/g, '.')
    .replace(/[\u2044\u2215\u29f8\uff0f]/g, '/')
    .replace(/[\u060c\u066c\uff0c]/g, ',')
    .replace(/[\u2018\u2019\u02bc\uff07]/g, "'")
    .replace(/\s/g, ' ')
    .trim();

/** The message for a number that can be read in two ways, or in none. */
export const WRITE_NUMBER_LIKE = 'Write it like 1500 or 1,500.50';

/**
 * No number that people type is longer, phone numbers with all their signs included. Patterns would take seconds for a
 * text of many thousand characters.
 */
export const LONGEST_NUMBER = 99;
const CURRENCY = /^(-?)(?:₦|NGN|N(?= ?\d))\s*|\s*(?:₦|NGN)$/gi;
/** Thousands are separated by commas, spaces or apostrophes, decimals by a dot. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+)(?:\.\d+)?$/;
/** 12.500 is 12,500 in many countries. */
const THOUSANDS_OR_DECIMALS = /^-?\d{1,3}\.\d{3}$/;
const DIGITS_AND_SEPARATORS = /^-?[\d.,' ]*\d[\d.,' ]*$/;

/**
 * Reads a number of naira or pieces: '₦12,500' is 12500.
 * @returns undefined for an empty text, NaN for a text that is not a number, 'unclear' for digits whose separators are
 * not those of a number, or can be read in two ways
 */
export function readNumber(text: string): number | undefined | 'unclear' {
  if (text.length > LONGEST_NUMBER) return Number.NaN;
  const plain = plainCharacters(text).replace(CURRENCY, '$1');
  if (plain === '') return undefined;
  if (NUMBER.test(plain) && !THOUSANDS_OR_DECIMALS.test(plain)) return Number(plain.replace(/[, ']/g, ''));
  return DIGITS_AND_SEPARATORS.test(plain) ? 'unclear' : Number.NaN;
}

/** Whether an amount of naira has at most two decimals. */
export const isWholeKobo = (naira: number): boolean => Math.round(naira * 100) / 100 === naira;

/** Reads a code of digits: without the spaces, dashes and dots between them. Other characters stay. */
export const readCode = (text: string): string => plainCharacters(text).replace(/[ .-]/g, '');

/** The country code of Nigeria. */
const NIGERIA = '234';
const ZERO_AFTER_COUNTRY = /^([ (]*(?:(?:\+|00) ?\d{1,3}|234)[ )-]*)\(0\)/;

/**
 * Reads a phone number: its digits, without spaces, hyphens, dots and brackets, without the international prefix
 * ('+' or '00'), and without the '0' that is dialled only inside the country ('+234 (0)803 …'). Other characters stay:
 * a slash, or a '+' between digits, separates two numbers.
 */
export function readPhoneNumber(text: string): string {
  const signs = plainCharacters(text).replace(ZERO_AFTER_COUNTRY, '$1');
  const digits = signs.replace(/^[ (]*(?:\+|00(?=[ ]?[1-9]))/, '').replace(/[ .()-]/g, '');
  const isNigerian = digits.startsWith(`${NIGERIA}0`) && digits.length === 14;
  return isNigerian ? NIGERIA + digits.slice(4) : digits;
}
