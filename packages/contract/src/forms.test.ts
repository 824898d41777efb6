import { describe, expect, it } from 'vitest';
import {
  addProductForm,
  changePasswordForm,
  completeProfileForm,
  deliveryForm,
  editProductForm,
  forgotPasswordForm,
  loginForm,
  otpForm,
  replyForm,
  resetPasswordForm,
  signupForm,
  validate,
} from './forms.ts';

const errorsOf = <Form>(form: Parameters<typeof validate<Form>>[0], values: unknown) => {
  const result = validate(form, values);
  return result.ok ? {} : result.errors;
};

describe('login', () => {
  const good = { email: 'ada@abs.test', password: 'x' };

  it.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    [undefined, 'Email is required'],
    ['ada', 'Email is invalid'],
    ['ada@abs', 'Email is invalid'],
    ['a da@abs.test', 'Email is invalid'],
    ['ada@@abs.test', 'Email is invalid'],
    [`${'a'.repeat(250)}@abs.test`, 'Email is invalid'],
  ])('refuses the e-mail %j with %j', { tags: ['5.1.1', '5.1.2'] }, (email, message) => {
    expect(errorsOf(loginForm, { ...good, email })).toEqual({ email: message });
  });

  it('trims the e-mail and accepts any password', () => {
    expect(validate(loginForm, { email: ' ada@abs.test ', password: 'x' })).toEqual({ ok: true, data: good });
  });

  it('reports all empty fields together', () => {
    expect(errorsOf(loginForm, { email: '', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
  });
});

describe('sign-up and reset', () => {
  it.each([
    ['', '', { password: 'Password is required', confirmPassword: 'Please confirm your password' }],
    ['short', 'short', { password: 'Password must be at least 8 characters' }],
    ['long enough', '', { confirmPassword: 'Please confirm your password' }],
    ['long enough', 'long enouhg', { confirmPassword: 'Passwords do not match' }],
    [
      'short',
      'other',
      { password: 'Password must be at least 8 characters', confirmPassword: 'Passwords do not match' },
    ],
    ['x'.repeat(129), 'x'.repeat(129), { password: 'Password must be at most 128 characters' }],
  ])('refuses the passwords %j and %j', { tags: ['5.1.6'] }, (password, confirmPassword, errors) => {
    expect(errorsOf(resetPasswordForm, { password, confirmPassword })).toEqual(errors);
    expect(errorsOf(signupForm, { email: 'ada@abs.test', password, confirmPassword })).toEqual(errors);
  });

  it('keeps spaces in a password', () => {
    const form = { password: ' eight chars ', confirmPassword: ' eight chars ' };
    expect(validate(resetPasswordForm, form)).toEqual({ ok: true, data: form });
  });
});

describe('change of a password', () => {
  const form = { currentPassword: 'the old one', password: 'long enough', confirmPassword: 'long enough' };

  it('requires the current password, and another one', () => {
    expect(validate(changePasswordForm, form)).toEqual({ ok: true, data: form });
    const same = 'Choose a password other than your current one';
    expect(errorsOf(changePasswordForm, { ...form, currentPassword: '' })).toEqual({
      currentPassword: 'Password is required',
    });
    expect(errorsOf(changePasswordForm, { ...form, currentPassword: form.password })).toEqual({ password: same });
    // The same letter, composed and decomposed.
    const decomposed = { ...form, password: 'cafe\u0301 de Lagos', confirmPassword: 'cafe\u0301 de Lagos' };
    expect(errorsOf(changePasswordForm, { ...decomposed, currentPassword: 'caf\u00e9 de Lagos' })).toEqual({
      password: same,
    });
  });

  it.each([{ password: 12345678 }, { currentPassword: 1, password: 1 }, { currentPassword: null }, {}])(
    'refuses %o with an error, not by failing',
    (values) => {
      expect(validate(changePasswordForm, values).ok).toBe(false);
    },
  );
});

describe('forgot password', () => {
  it('has its own message', { tags: ['5.1.10'] }, () => {
    expect(errorsOf(forgotPasswordForm, { email: '' })).toEqual({ email: 'Email is required.' });
  });
});

describe('one-time code', () => {
  it.each([' 1234', '１２３４', '12-34'])('is read from %j', (otp) => {
    expect(validate(otpForm, { email: 'ada@abs.test', otp })).toMatchObject({ data: { otp: '1234' } });
  });

  it.each(['', '123', '12345', '12a4'])('refuses %j', (otp) => {
    expect(errorsOf(otpForm, { email: 'ada@abs.test', otp })).toEqual({ otp: 'Enter the 4-digit code' });
  });

  it('keeps a leading zero', () => {
    expect(validate(otpForm, { email: 'ada@abs.test', otp: '0042' })).toMatchObject({ data: { otp: '0042' } });
  });
});

describe('profile', () => {
  it('has a message for each missing field', { tags: ['5.1.11'] }, () => {
    expect(errorsOf(completeProfileForm, { firstName: ' ', lastName: '', gender: '' })).toEqual({
      firstName: 'firstName is required',
      lastName: 'lastName is required',
      gender: 'Gender is required',
    });
  });

  it('accepts names of any script', () => {
    const form = { firstName: 'Ọláṣubọ̀mí', lastName: "O'Brien-Adé", gender: 'Female' };
    expect(validate(completeProfileForm, form)).toEqual({ ok: true, data: form });
  });
});

describe('delivery', () => {
  const good = { deliveryAddress: '12 Allen Avenue, Ikeja', phoneNumber: '08012345678' };

  it('requires an address', { tags: ['5.1.12'] }, () => {
    expect(errorsOf(deliveryForm, { ...good, deliveryAddress: '  ' })).toEqual({
      deliveryAddress: 'Please enter your delivery address.',
    });
  });

  it.each([
    ['', 'Please enter your phone number.'],
    ['  ', 'Please enter your phone number.'],
    ['123456789', 'Please enter a valid phone number.'],
    ['1234567890123456', 'Please enter a valid phone number.'],
    ['0801234567x', 'Please enter a valid phone number.'],
    ['+-() ', 'Please enter a valid phone number.'],
    [`0801234567${' '.repeat(89)}8`, 'Please enter a valid phone number.'],
  ])('refuses the phone number %j with %j', { tags: ['5.1.13', '5.1.14'] }, (phoneNumber, message) => {
    expect(errorsOf(deliveryForm, { ...good, phoneNumber })).toEqual({ phoneNumber: message });
  });

  it.each([
    ['+234 (801) 234-5678', '2348012345678'],
    ['1234567890', '1234567890'],
    ['123456789012345', '123456789012345'],
    [`0801234567${' '.repeat(88)}8`, '08012345678'],
  ])('reads the phone number %j as %j', (phoneNumber, digits) => {
    expect(validate(deliveryForm, { ...good, phoneNumber })).toEqual({
      ok: true,
      data: { ...good, phoneNumber: digits },
    });
  });
});

describe('a product', () => {
  const good = {
    name: 'Plain Hoodie',
    description: 'A hoodie without a print.',
    price: '12,500.50',
    size: 'L',
    color: 'Sand',
    quantity: '3',
    salesCoverPicture: '/media/uploads/a/1200.jpg',
    subImages: ['/media/uploads/b/1200.jpg'],
  };

  it('accepts price and quantity as typed, with thousands commas and spaces', { tags: ['3.1.23', '5.1.29'] }, () => {
    expect(validate(addProductForm, good)).toEqual({ ok: true, data: { ...good, price: 12_500.5, quantity: 3 } });
    expect(validate(addProductForm, { ...good, price: ' 1 000 000 ' })).toMatchObject({ data: { price: 1_000_000 } });
  });

  it('reports all missing fields together', {
    tags: ['5.1.20', '5.1.21', '5.1.22', '5.1.23', '5.1.24', '5.1.25', '5.1.26', '5.1.29'],
  }, () => {
    const empty = { name: ' ', description: '', price: '', size: '', color: '', quantity: ' ', subImages: [] };
    expect(errorsOf(addProductForm, { ...empty, salesCoverPicture: '' })).toEqual({
      name: 'Name of cloth is required',
      description: 'Description is required',
      price: 'Price is required',
      size: 'Size is required',
      color: 'Color is required',
      quantity: 'Quantity is required',
      salesCoverPicture: 'Sales cover picture is required',
      subImages: 'At least one sub image is required',
    });
    expect(errorsOf(addProductForm, {})).toMatchObject({
      price: 'Price is required',
      quantity: 'Quantity is required',
    });
  });

  it.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['description', 'Too short', 'Description must be at least 10 characters'],
    ['price', 'cheap', 'Price must be a number'],
    ['price', '0x10', 'Price must be a number'],
    ['price', '1e3', 'Price must be a number'],
    ['price', '12.', 'Write it like 1500 or 1,500.50'],
    ['price', '62,50', 'Write it like 1500 or 1,500.50'],
    ['price', '12.500', 'Write it like 1500 or 1,500.50'],
    ['quantity', '1,5', 'Write it like 1500 or 1,500.50'],
    ['price', 'Infinity', 'Price must be a number'],
    ['price', '-1', 'Price cannot be negative'],
    ['price', '1.0005', 'Price must have at most two decimals'],
    ['quantity', 'many', 'Quantity must be a number'],
    ['quantity', '0', 'Quantity must be at least 1'],
    ['quantity', '-3', 'Quantity must be at least 1'],
    ['quantity', '1.5', 'Quantity must be a whole number'],
    ['colorHex', 'red', 'A color looks like #1a2b3c'],
    ['subImages', Array(21).fill('/media/uploads/b/1200.jpg'), 'At most 20 sub images'],
  ])('refuses %s %j with %j', { tags: ['5.1.20', '5.1.21', '5.1.22', '5.1.24'] }, (field, value, message) => {
    expect(errorsOf(addProductForm, { ...good, [field]: value })).toEqual({ [field]: message });
  });

  it('may be free, and an existing one may be sold out', { tags: ['5.1.22'] }, () => {
    expect(validate(addProductForm, { ...good, price: '0' })).toMatchObject({ ok: true });
    expect(validate(editProductForm, { ...good, quantity: '0' })).toMatchObject({ ok: true });
    expect(errorsOf(editProductForm, { ...good, quantity: '-1' })).toEqual({ quantity: 'Quantity cannot be negative' });
  });
});

it('a reply has 1 to 4000 characters', () => {
  expect(errorsOf(replyForm, { text: ' \n' })).toEqual({ text: 'Please enter your reply' });
  expect(errorsOf(replyForm, { text: 'x'.repeat(4001) })).toEqual({
    text: 'Please shorten your reply to 4000 characters',
  });
});
