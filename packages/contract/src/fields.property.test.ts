/** Tests the rules of single fields with generated input: each class of bad values gets its own exact message. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as field from './fields.ts';
import { resetPasswordForm, signupForm, validate } from './forms.ts';
import { plainCharacters, readCode } from './typed.ts';

/** The message that a value gets, or undefined when it passes. */
function messageFor(rule: z.ZodMiniType, value: unknown): string | undefined {
  const result = validate(z.object({ value: rule }), { value });
  return result.ok ? undefined : result.errors.value;
}

/** The value after the rule has cleaned it. */
function cleaned(rule: z.ZodMiniType, value: unknown): unknown {
  const result = validate(z.object({ value: rule }), { value });
  if (!result.ok) throw new Error(`Refused with: ${result.errors.value}`);
  return result.data.value;
}

/** Checks a property with many values. */
const holds = <Value>(values: fc.Arbitrary<Value>, judge: (value: Value) => void) =>
  fc.assert(
    fc.property(values, (value) => {
      judge(value);
    }),
  );

/** Checks that every value gets this message. */
const refuses = (rule: z.ZodMiniType, values: fc.Arbitrary<unknown>, message: string) =>
  holds(values, (value) => expect(messageFor(rule, value)).toBe(message));

const blanks = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000') });
const padded = (values: fc.Arbitrary<string>) =>
  fc.tuple(blanks, values, blanks).map((parts) => ({ typed: parts.join(''), inner: parts[1] }));
const notText = fc.oneof(fc.constant(undefined), fc.constant(null), fc.integer(), fc.boolean(), fc.array(fc.string()));
const notNumber = fc.oneof(fc.constant(null), fc.string(), fc.boolean(), fc.constantFrom(Number.NaN, Infinity));

/** Text of any script, of `min` to `max` characters, without blanks at its ends. */
const text = (min: number, max: number) =>
  fc
    .string({ unit: 'binary', minLength: min, maxLength: max, size: 'max' })
    .filter((typed) => typed === typed.trim() && [...typed].length >= min);
/** Text of more than `max` characters. */
const longerThan = (max: number) => fc.integer({ min: max + 1, max: max + 50 }).map((length) => 'ọ'.repeat(length));
const fractions = fc.double({ min: -900, max: 900, noNaN: true }).filter((number) => !Number.isInteger(number));

/** The characters of a local part between its dots. */
const atom = fc.string({
  unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCXYZ0123456789_#$&'*+=?^`{}~-"),
  minLength: 1,
  maxLength: 20,
});
const label = fc
  .string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCXYZ0123456789-'), minLength: 1, maxLength: 20 })
  .filter((typed) => !/^-|-$/.test(typed));
const localParts = fc.array(atom, { minLength: 1, maxLength: 3 }).map((atoms) => atoms.join('.'));
const domains = fc
  .tuple(fc.array(label, { minLength: 1, maxLength: 3 }), label)
  .filter(([, last]) => /\D/.test(last))
  .map(([labels, last]) => [...labels, last].join('.'));
const addresses = fc.tuple(localParts, domains).map((parts) => parts.join('@'));

describe.each([
  ['email', field.email, 'Email is required'],
  ['registeredEmail', field.registeredEmail, 'Email is required.'],
] as const)('%s', (_name, rule, required) => {
  it('is required', { tags: ['5.1.1', '5.1.13'] }, () => {
    refuses(rule, fc.oneof(blanks, notText), required);
  });

  it('accepts one @ and a dot in the domain, and trims blanks', { tags: ['5.1.2'] }, () => {
    holds(padded(addresses), ({ typed, inner }) => expect(cleaned(rule, typed)).toBe(inner));
  });

  it('refuses an address without @, with two, without a dot in its domain, or with a blank inside', {
    tags: ['5.1.2'],
  }, () => {
    const broken = fc.oneof(
      localParts,
      fc.tuple(addresses, addresses).map((two) => two.join('@')),
      fc.tuple(localParts, label).map((two) => two.join('@')),
      fc.tuple(atom, addresses).map(([before, address]) => `${before} ${address}`),
      fc.tuple(addresses, atom).map(([address, after]) => `${address} ${after}`),
    );
    refuses(rule, broken, 'Email is invalid');
  });

  it('refuses characters that a mailer could misread, at any position', () => {
    const sign = fc.constantFrom(
      ...'<>()[],;:"\\%!/|',
      '\u0000',
      '\u007f',
      '\r\n',
      '\u200b',
      '\u202e',
      '\u00ad',
      'а', // Cyrillic
      'ı',
      'ſ',
      '\u212a', // the sign for kelvin, whose small letter is k
      'é',
      '＠',
      '．',
      '。',
      '\ud83d',
    );
    const places = fc.tuple(addresses, sign, fc.nat()).map(([address, inserted, at]) => {
      const place = 1 + (at % (address.length - 1));
      return address.slice(0, place) + inserted + address.slice(place);
    });
    refuses(rule, places, 'Email is invalid');
  });

  it.each([
    'one<victim@shop.example',
    'x,victim@shop.example',
    'g:victim@shop.example',
    'a;victim@shop.example',
    '(c)victim@shop.example',
    '"a"victim@shop.example',
    'victim@shop.example>',
    'victim@shop.example,x.y',
    'victim@shop.example;x.y',
    'victim%shop.example@relay.example',
    'relay!victim@shop.example',
    '.victim@shop.example',
    'victim.@shop.example',
    'vic..tim@shop.example',
    'victim@shop.example.',
    'victim@.shop.example',
    'victim@shop..example',
    'victim@-shop.example',
    'victim@shop-.example',
    'victim@shop_s.example',
    'victim@127.0.0.1',
    'victim@[127.0.0.1]',
    'victim@1.2',
    `${'a'.repeat(65)}@shop.example`,
    `victim@${'a'.repeat(64)}.example`,
    `victim@${'a.'.repeat(124)}example`,
  ])('refuses %s', (address) => {
    expect(messageFor(rule, address)).toBe('Email is invalid');
  });

  it.each([
    "o'brien@shop.example",
    'ada+news@shop.example',
    'tola@xn--bcher-kva.example',
    'a@b.co',
    '1@2.n3t',
    `${'a'.repeat(64)}@${'a'.repeat(63)}.example`,
  ])('accepts %s', (address) => {
    expect(messageFor(rule, address)).toBeUndefined();
  });

  it('refuses a text of a million characters', () => {
    for (const endless of ['a.'.repeat(500_000), `a@${'a-'.repeat(500_000)}`, `a@${'a.'.repeat(500_000)}`]) {
      expect(messageFor(rule, endless)).toBe('Email is invalid');
    }
  });

  it('refuses more than 254 characters', () => {
    refuses(
      rule,
      fc.tuple(longerThan(254), addresses).map((parts) => parts.join('')),
      'Email is invalid',
    );
  });
});

it('login accepts addresses from before the current rule', () => {
  for (const address of ['tọ́lá@bücher.example', 'one<two@shop.example']) {
    expect(messageFor(field.loginEmail, address)).toBeUndefined();
  }
  expect(messageFor(field.loginEmail, 'no-at-sign')).toBe('Email is invalid');
});

describe('passwords', () => {
  const anything = (minLength: number, maxLength: number) =>
    fc.string({ unit: 'binary', minLength, maxLength, size: 'max' });

  it('are required', { tags: ['5.1.3', '5.1.4'] }, () => {
    const missing = fc.oneof(fc.constant(''), notText);
    refuses(field.password, missing, 'Password is required');
    refuses(field.newPassword, missing, 'Password is required');
    refuses(field.confirmPassword, missing, 'Please confirm your password');
  });

  it('pass unchanged at login, regardless of their content', () => {
    holds(anything(1, 200), (typed) => expect(cleaned(field.password, typed)).toBe(typed));
  });

  it('that are new have 8 to 128 characters, blanks included, and stay as typed', () => {
    holds(anything(8, 128), (typed) => expect(cleaned(field.newPassword, typed)).toBe(typed));
    refuses(field.newPassword, anything(1, 7), 'Password must be at least 8 characters');
    refuses(field.newPassword, longerThan(128), 'Password must be at most 128 characters');
  });

  it('must be typed twice identically, at sign-up and at the reset', { tags: ['5.1.5', '5.1.6'] }, () => {
    const typedTwice = fc.oneof(
      fc.tuple(anything(8, 128), anything(1, 128)),
      // Small differences: an extra blank, or the shift key.
      anything(8, 127).map((password) => [password, `${password} `] as const),
      anything(7, 127).map((password) => [`a${password}`, `A${password}`] as const),
    );
    holds(typedTwice, ([password, confirmPassword]) => {
      const expected = password === confirmPassword ? {} : { confirmPassword: 'Passwords do not match' };
      for (const form of [signupForm, resetPasswordForm] as z.ZodMiniType[]) {
        const twice = validate(form, { email: 'ada@abs.test', password, confirmPassword: password });
        const result = validate(form, { email: 'ada@abs.test', password, confirmPassword });
        expect(twice.ok).toBe(true);
        expect(result.ok ? {} : result.errors).toEqual(expected);
      }
    });
  });
});

describe('a one-time code', () => {
  it('is any four digits', { tags: ['3.1.7', '5.1.7'] }, () => {
    holds(fc.stringMatching(/^[0-9]{4}$/), (code) => expect(cleaned(field.otp, code)).toBe(code));
  });

  it('cannot be anything else', { tags: ['5.1.7'] }, () => {
    const others = fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{0,9}$/), fc.stringMatching(/^\p{Nd}{4}$/u), notText);
    refuses(
      field.otp,
      others.filter((typed) => typeof typed !== 'string' || !/^[0-9]{4}$/.test(readCode(typed))),
      'Enter the 4-digit code',
    );
  });
});

describe('a phone number', () => {
  const separator = fc.string({
    unit: fc.constantFrom(' ', '-', '(', ')', '.', '\t', '\u00a0', '\u202a'),
    maxLength: 3,
  });
  /** `min` to `max` digits, with separators that people write between and around them. */
  const written = (min: number, max: number) =>
    fc
      .array(fc.tuple(fc.integer({ min: 0, max: 9 }), separator), { minLength: min, maxLength: max })
      .chain((pairs) => separator.map((before) => ({ pairs, before })))
      .map(({ pairs, before }) => ({
        typed: before + pairs.map(([digit, after]) => digit + after).join(''),
        digits: pairs.map(([digit]) => digit).join(''),
      }))
      // Examples of prefixes are in typed.test.ts.
      .filter(({ digits }) => !/^(?:00|2340)/.test(digits));

  it('is required', { tags: ['5.1.1', '5.1.13'] }, () => {
    refuses(field.phoneNumber, fc.oneof(blanks, notText), 'Please enter your phone number.');
  });

  it('is reduced to its 10 to 15 digits, regardless of separators', { tags: ['5.1.14', '9.1.11'] }, () => {
    holds(written(10, 15), ({ typed, digits }) => expect(cleaned(field.phoneNumber, typed)).toBe(digits));
  });

  it('with fewer or more digits is not valid', { tags: ['5.1.14'] }, () => {
    const counts = fc.oneof(written(1, 9), written(16, 30));
    refuses(
      field.phoneNumber,
      counts.map(({ typed }) => typed),
      'Please enter a valid phone number.',
    );
  });

  it('with other characters is not valid', { tags: ['5.1.14'] }, () => {
    const other = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
      .filter((sign) => !/^[ ()+.\-\d]*$/.test(plainCharacters(sign)));
    const spoilt = fc.tuple(written(10, 14), other).map(([{ typed }, sign]) => typed + sign);
    refuses(field.phoneNumber, spoilt, 'Please enter a valid phone number.');
  });
});

describe('a delivery address', () => {
  it('is required after trimming', { tags: ['5.1.12'] }, () => {
    refuses(field.deliveryAddress, fc.oneof(blanks, notText), 'Please enter your delivery address.');
  });

  it('can be any text up to 300 characters, and is trimmed', () => {
    holds(padded(text(1, 300)), ({ typed, inner }) => expect(cleaned(field.deliveryAddress, typed)).toBe(inner));
    refuses(field.deliveryAddress, longerThan(300), 'Please shorten your delivery address to 300 characters.');
  });
});

describe('a profile', () => {
  it.each([
    ['firstName', field.firstName],
    ['lastName', field.lastName],
  ] as const)('needs %s, of any script', { tags: ['5.1.11'] }, (name, rule) => {
    refuses(rule, fc.oneof(blanks, notText), `${name} is required`);
    refuses(rule, longerThan(80), `${name} is too long`);
    holds(padded(text(1, 80)), ({ typed, inner }) => expect(cleaned(rule, typed)).toBe(inner));
  });

  it('accepts only Male and Female as gender', { tags: ['3.1.8', '5.1.11', '9.1.15'] }, () => {
    expect(['Male', 'Female'].map((gender) => cleaned(field.gender, gender))).toEqual(['Male', 'Female']);
    const others = fc.oneof(fc.string(), fc.constantFrom('male', 'FEMALE', ' Male'), notText);
    refuses(
      field.gender,
      others.filter((gender) => gender !== 'Male' && gender !== 'Female'),
      'Gender is required',
    );
  });
});

describe('a step of a quantity in the cart', () => {
  it('is a whole number, up or down, but not 0', () => {
    const steps = fc.integer({ min: -1000, max: 1000 }).filter((step) => step !== 0);
    holds(steps, (step) => expect(cleaned(field.quantityStep, step)).toBe(step));
    refuses(field.quantityStep, fc.constantFrom(0, -0), 'Quantity must not be 0');
  });

  it('is refused if it is anything else', () => {
    refuses(field.quantityStep, fc.oneof(notNumber, fc.constant(undefined)), 'Quantity must be a number');
    refuses(field.quantityStep, fractions, 'Quantity must be a whole number');
    const tooLarge = fc.oneof(fc.integer({ min: 1001 }), fc.integer({ max: -1001 }));
    refuses(field.quantityStep, tooLarge, 'Quantity is too large');
  });
});

describe('a cloth', () => {
  it('has a name of 2 to 120 characters', () => {
    refuses(field.productName, fc.oneof(blanks, notText), 'Name of cloth is required');
    refuses(field.productName, text(1, 1), 'Name must be at least 2 characters');
    refuses(field.productName, longerThan(120), 'Name must be at most 120 characters');
    holds(padded(text(2, 120)), ({ typed, inner }) => expect(cleaned(field.productName, typed)).toBe(inner));
  });

  it('has a description of 10 to 4000 characters', () => {
    refuses(field.productDescription, fc.oneof(blanks, notText), 'Description is required');
    refuses(field.productDescription, text(1, 9), 'Description must be at least 10 characters');
    refuses(field.productDescription, longerThan(4000), 'Description must be at most 4000 characters');
    holds(padded(text(10, 400)), ({ typed, inner }) => expect(cleaned(field.productDescription, typed)).toBe(inner));
  });

  it('has a size and a color', () => {
    refuses(field.productSize, fc.oneof(blanks, notText), 'Size is required');
    refuses(field.productColor, fc.oneof(blanks, notText), 'Color is required');
    holds(padded(text(1, 20)), ({ typed, inner }) => {
      expect([cleaned(field.productSize, typed), cleaned(field.productColor, typed)]).toEqual([inner, inner]);
    });
  });

  it('has a price: a number that is not negative, with kobo at most', () => {
    const prices = fc.integer({ min: 0, max: 100_000_000_000 }).map((kobo) => kobo / 100);
    holds(prices, (naira) => expect(cleaned(field.productPrice, naira)).toBe(naira));
    refuses(field.productPrice, fc.constant(undefined), 'Price is required');
    refuses(field.productPrice, notNumber, 'Price must be a number');
    refuses(
      field.productPrice,
      fc.double({ max: -0.01, noNaN: true, noDefaultInfinity: true }),
      'Price cannot be negative',
    );
    refuses(field.productPrice, fc.integer({ min: 1_000_000_001 }), 'Price is too large');
    const finer = fc.integer({ min: 1, max: 1_000_000_000 }).filter((mills) => mills % 10 !== 0);
    refuses(
      field.productPrice,
      finer.map((mills) => mills / 1000),
      'Price must have at most two decimals',
    );
  });

  it('has a quantity: a whole number from 1 up', () => {
    const quantities = fc.integer({ min: 1, max: 1_000_000 });
    holds(quantities, (pieces) => expect(cleaned(field.productQuantity, pieces)).toBe(pieces));
    refuses(field.productQuantity, fc.constant(undefined), 'Quantity is required');
    refuses(field.productQuantity, notNumber, 'Quantity must be a number');
    refuses(field.productQuantity, fractions, 'Quantity must be a whole number');
    refuses(field.productQuantity, fc.integer({ max: 0 }), 'Quantity must be at least 1');
    refuses(field.productQuantity, fc.integer({ min: 1_000_001 }), 'Quantity is too large');
  });

  it('has a sales cover picture and at least one sub image', () => {
    refuses(field.productCover, fc.oneof(fc.constant(''), notText), 'Sales cover picture is required');
    refuses(field.productSubImages, fc.constantFrom([], undefined, null), 'At least one sub image is required');
    const addresses = fc.stringMatching(/^[\w./-]{1,40}$/).map((name) => `/media/${name}`);
    holds(addresses, (address) => {
      expect(cleaned(field.productCover, address)).toBe(address);
      expect(cleaned(field.productSubImages, [address])).toEqual([address]);
    });
  });
});
