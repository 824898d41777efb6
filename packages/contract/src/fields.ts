/**
 * The rules of single form fields, with the exact messages a person sees. Forms and server both use these.
 * Each rule's first failing check wins, so the order of checks is the order of messages.
 */
import * as z from 'zod/mini';
import { SUB_IMAGES_MAX } from './limits.ts';
import { pictureMessages } from './pictureFile.ts';
import {
  isWholeKobo,
  LONGEST_NUMBER,
  plainCharacters,
  readCode,
  readNumber,
  readPhoneNumber,
  WRITE_NUMBER_LIKE,
} from './typed.ts';

/** The shape of every address: no spaces, one @, a dot in the domain. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/**
 * An address that every mail program reads as one and the same mailbox: the dot-atom of RFC 5322 in ASCII without
 * `%!/|`, which some mail servers route by, and a domain after RFC 1123 whose last label is not a number. Other letters
 * can look like these, and some mail servers fold them, so such a domain must be typed in its ASCII form (xn--…).
 */
const EMAIL_GRAMMAR =
  /^(?=[^@]{1,64}@)[\w#$&'*+=?^`{}~-]+(?:\.[\w#$&'*+=?^`{}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+(?!\d+$)[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?$/;
const PHONE_DIGITS = /^\d{10,15}$/;

const emailWith = (required: string, pattern: RegExp) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(254, 'Email is invalid'),
      z.regex(pattern, 'Email is invalid'),
    );

const requiredText = (message: string, max: number, tooLong: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max, tooLong));

export const email = emailWith('Email is required', EMAIL_GRAMMAR);

/** An e-mail as typed at login. Only its shape is checked, so that accounts from before the current rule still work. */
export const loginEmail = emailWith('Email is required', EMAIL_SHAPE);

/** The forgot-password form words the same rule with a full stop. */
export const registeredEmail = emailWith('Email is required.', EMAIL_GRAMMAR);

/** A password as typed at login: only its presence is checked, so that old passwords keep working. */
export const password = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(1024, 'Password is too long'));

/** A password being chosen (sign-up, reset). */
export const newPassword = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(8, 'Password must be at least 8 characters'),
    z.maxLength(128, 'Password must be at most 128 characters'),
  );

export const confirmPassword = z
  .string('Please confirm your password')
  .check(z.minLength(1, 'Please confirm your password'));

export const OTP_MESSAGE = 'Enter the 4-digit code';
/** One-time code: exactly four digits. */
export const otp = z.string(OTP_MESSAGE).check(z.overwrite(readCode), z.regex(/^\d{4}$/, OTP_MESSAGE));

const RESET_CODE_MESSAGE = 'Enter the 4-digit code, or open the link in the email again';
/** The secret that resets a password: the code, or the 128-bit token of a mailed link (in base64url). */
export const resetCode = z.string(RESET_CODE_MESSAGE).check(
  z.overwrite((typed) => (/[a-z_]/i.test(typed) ? typed.trim() : readCode(typed))),
  z.regex(/^(?:\d{4}|[\w-]{22})$/, RESET_CODE_MESSAGE),
);

export const firstName = requiredText('firstName is required', 80, 'firstName is too long');
export const lastName = requiredText('lastName is required', 80, 'lastName is too long');
export const gender = z.enum(['Male', 'Female'], 'Gender is required');

export const deliveryAddress = requiredText(
  'Please enter your delivery address.',
  300,
  'Please shorten your delivery address to 300 characters.',
);

/** May be typed with +, spaces, hyphens, dots and brackets; the rule reduces it to 10 to 15 digits. */
export const phoneNumber = z
  .string('Please enter your phone number.')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter your phone number.'),
    z.maxLength(LONGEST_NUMBER, 'Please enter a valid phone number.'),
    z.overwrite(readPhoneNumber),
    z.regex(PHONE_DIGITS, 'Please enter a valid phone number.'),
  );

export const contactName = requiredText('Please enter your name', 120, 'Please shorten your name to 120 characters');
export const contactMessage = requiredText(
  'Please enter your message',
  4000,
  'Please shorten your message to 4000 characters',
);

/** Naira that a shopper agreed to pay for an order, delivery fee included. */
export const expectedTotal = z
  .number('expectedTotal must be a number')
  .check(z.gte(0, 'expectedTotal cannot be negative'));

/** A step in the cart: +1 adds, -1 takes away. Whole, not zero. */
export const quantityStep = z.number('Quantity must be a number').check(
  z.int('Quantity must be a whole number'),
  z.gte(-1000, 'Quantity is too large'),
  z.lte(1000, 'Quantity is too large'),
  z.refine((step) => step !== 0, 'Quantity must not be 0'),
);

export const productName = z
  .string('Name of cloth is required')
  .check(
    z.trim(),
    z.minLength(1, 'Name of cloth is required'),
    z.minLength(2, 'Name must be at least 2 characters'),
    z.maxLength(120, 'Name must be at most 120 characters'),
  );
export const productDescription = z
  .string('Description is required')
  .check(
    z.trim(),
    z.minLength(1, 'Description is required'),
    z.minLength(10, 'Description must be at least 10 characters'),
    z.maxLength(4000, 'Description must be at most 4000 characters'),
  );
/** Naira. At most two decimals (kobo), at most a billion, so that kobo stay exact. */
export const productPrice = z
  .number({ error: (issue) => (issue.input === undefined ? 'Price is required' : 'Price must be a number') })
  .check(
    z.gte(0, 'Price cannot be negative'),
    z.lte(1_000_000_000, 'Price is too large'),
    z.refine(isWholeKobo, 'Price must have at most two decimals'),
  );
export const productSize = requiredText('Size is required', 20, 'Size is too long');
export const productColor = requiredText('Color is required', 60, 'Color is too long');
export const productQuantity = z
  .number({ error: (issue) => (issue.input === undefined ? 'Quantity is required' : 'Quantity must be a number') })
  .check(
    z.int('Quantity must be a whole number'),
    z.gte(1, 'Quantity must be at least 1'),
    z.lte(1_000_000, 'Quantity is too large'),
  );
/** Pieces in stock of a product that exists already: it may be sold out. */
export const stockQuantity = z
  .number({ error: (issue) => (issue.input === undefined ? 'Quantity is required' : 'Quantity must be a number') })
  .check(
    z.int('Quantity must be a whole number'),
    z.gte(0, 'Quantity cannot be negative'),
    z.lte(1_000_000, 'Quantity is too large'),
  );
/** The shop's own number of a piece. */
export const sku = z
  .string('SKU is required')
  .check(z.overwrite(plainCharacters), z.minLength(1, 'SKU is required'), z.maxLength(40, 'SKU is too long'));
/** The dye as a CSS color, for the swatch. */
export const colorHex = z
  .string('A color looks like #1a2b3c')
  .check(z.regex(/^#[0-9a-f]{6}$/i, 'A color looks like #1a2b3c'), z.toLowerCase());

/**
 * A number as a person types it, such as '₦12,500': see `readNumber`. Empty is missing (not 0), and a text that is not a
 * number becomes NaN.
 */
export const typed = <Rule extends z.ZodMiniType<number, number>>(rule: Rule) =>
  z.pipe(
    z.transform((value: unknown, context) => {
      const number = readNumber(String(value ?? ''));
      if (number !== 'unclear') return number;
      context.issues.push({ code: 'custom', message: WRITE_NUMBER_LIKE, input: value });
      return z.NEVER;
    }),
    // The rule also gets undefined, for a missing number, and refuses it.
    rule as unknown as z.ZodMiniType<number, number | undefined>,
  );

/** The URL of an uploaded picture, or its file name if the backend accepts no uploads. */
export const pictureAddress = (message: string) =>
  z.string(message).check(z.minLength(1, message), z.maxLength(2000, message));
export const productCover = pictureAddress('Sales cover picture is required');
const NO_SUB_IMAGE = 'At least one sub image is required';
export const subImage = pictureAddress(NO_SUB_IMAGE);
export const subImagesOf = (one: z.ZodMiniType<string, string>) =>
  z.array(one, NO_SUB_IMAGE).check(z.minLength(1, NO_SUB_IMAGE), z.maxLength(SUB_IMAGES_MAX, pictureMessages.tooMany));
export const productSubImages = subImagesOf(subImage);

export const replyText = requiredText('Please enter your reply', 4000, 'Please shorten your reply to 4000 characters');
