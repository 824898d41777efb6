/** Whole forms, as a person fills them in, and the function that validates them. */
import * as z from 'zod/mini';
import { categories } from './catalogue/values.ts';
import * as field from './fields.ts';
import type { AddressParts } from './orders/addressLine.ts';

const passwordsMatch = <T extends { password: string; confirmPassword: string }>() =>
  z.refine<T>((form) => form.password === form.confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
    // Checked together with the fields' own rules, so that all problems show at the same time.
    when: ({ value }) => {
      const form = value as Partial<T>;
      return Boolean(form.password) && Boolean(form.confirmPassword);
    },
  });

export const loginForm = z.object({ email: field.loginEmail, password: field.password });

export const signupForm = z
  .object({ email: field.email, password: field.newPassword, confirmPassword: field.confirmPassword })
  .check(passwordsMatch());

export const forgotPasswordForm = z.object({ email: field.registeredEmail });

export const resetPasswordForm = z
  .object({ password: field.newPassword, confirmPassword: field.confirmPassword })
  .check(passwordsMatch());

/** Refuses a new password that equals the current one. */
export const passwordDiffers = <T extends { currentPassword: string; password: string }>() =>
  z.refine<T>(({ currentPassword, password }) => currentPassword.normalize('NFKC') !== password.normalize('NFKC'), {
    error: 'Choose a password other than your current one',
    path: ['password'],
    when: ({ value }) => {
      const { currentPassword, password } = value as { [Key in keyof T]?: unknown };
      return typeof currentPassword === 'string' && currentPassword !== '' && typeof password === 'string';
    },
  });

export const changePasswordForm = z
  .object({
    currentPassword: field.password,
    password: field.newPassword,
    confirmPassword: field.confirmPassword,
  })
  .check(passwordsMatch(), passwordDiffers());

export const changeEmailForm = z.object({ email: field.email, currentPassword: field.password });

export const deleteAccountForm = z.object({ currentPassword: field.password });

export const otpForm = z.object({ email: field.email, otp: field.otp });

export const completeProfileForm = z.object({
  firstName: field.firstName,
  lastName: field.lastName,
  gender: field.gender,
});

export const deliveryForm = z.object({ deliveryAddress: field.deliveryAddress, phoneNumber: field.phoneNumber });

export const contactForm = z.object({ name: field.contactName, email: field.email, message: field.contactMessage });

export const newsletterForm = z.object({ email: field.email });

/** What a product need not have, beyond the basic contract; null for none. Rows, calls and the form follow from it. */
export const productDetails = {
  category: z.optional(z.nullable(z.enum(categories))),
  colorHex: z.optional(z.nullable(field.colorHex)),
};
export type ProductDetail = keyof typeof productDetails;
export const productDetailNames = /* @__PURE__ */ Object.keys(productDetails) as ProductDetail[];

/** In the order of the screen. Price and quantity are as typed, pictures are the URLs from their uploads. */
// @__NO_SIDE_EFFECTS__
const productFields = (quantity: z.ZodMiniType<number, number>) => ({
  name: field.productName,
  description: field.productDescription,
  category: productDetails.category,
  size: field.productSize,
  color: field.productColor,
  colorHex: productDetails.colorHex,
  price: field.typed(field.productPrice),
  quantity: field.typed(quantity),
  salesCoverPicture: field.productCover,
  subImages: field.productSubImages,
});
/** 'Add new cloth'. */
export const addProductForm = z.object(productFields(field.productQuantity) satisfies Record<ProductDetail, unknown>);
/** The same for a product that exists, which may be sold out. */
export const editProductForm = z.object(productFields(field.stockQuantity));
/** The fields in the order of the screen. */
export const productFormFields = /* @__PURE__ */ Object.keys(addProductForm.shape) as (keyof ProductForm)[];
/** A field that is typed or chosen; the others are pictures. */
export type TypedProductField = Exclude<keyof ProductForm, 'salesCoverPicture' | 'subImages'>;
/** The typed fields in the order of the screen. */
export const typedProductFields = /* @__PURE__ */ productFormFields.filter(
  (field): field is TypedProductField => field !== 'salesCoverPicture' && field !== 'subImages',
);

/** A size and color of a style: price and stock as typed. An empty SKU counts as none. */
export const variantForm = z.object({
  size: field.productSize,
  color: field.productColor,
  colorHex: z.optional(field.colorHex),
  price: field.typed(field.productPrice),
  quantity: field.typed(field.stockQuantity),
  quantityWas: z.optional(z.number()),
  sku: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null)),
    z.nullable(field.sku),
  ),
});

/** The name of a style that is made as a copy of another one. */
export const duplicateStyleForm = z.object({ name: field.productName });

export const replyForm = z.object({ text: field.replyText });

export type ProductForm = z.infer<typeof addProductForm>;
export type DuplicateStyleForm = z.infer<typeof duplicateStyleForm>;
export type ReplyForm = z.infer<typeof replyForm>;
export type VariantForm = z.infer<typeof variantForm>;
export type LoginForm = z.infer<typeof loginForm>;
export type SignupForm = z.infer<typeof signupForm>;
export type ForgotPasswordForm = z.infer<typeof forgotPasswordForm>;
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;
export type DeleteAccountForm = z.infer<typeof deleteAccountForm>;
export type ChangeEmailForm = z.infer<typeof changeEmailForm>;
export type ChangePasswordForm = z.infer<typeof changePasswordForm>;
export type OtpForm = z.infer<typeof otpForm>;
export type CompleteProfileForm = z.infer<typeof completeProfileForm>;
export type DeliveryForm = z.infer<typeof deliveryForm>;
/** What the delivery form asks for: the street in `deliveryAddress`, and the parts that can complete its line. */
export type DeliveryFields = DeliveryForm & Pick<AddressParts, 'city' | 'state'>;
export type ContactForm = z.infer<typeof contactForm>;
export type NewsletterForm = z.infer<typeof newsletterForm>;

/** The first message of each field that does not pass, keyed by field name. */
export type FieldErrors<Form> = Partial<Record<keyof Form & string, string>>;

export type Validation<Form> = { ok: true; data: Form } | { ok: false; errors: FieldErrors<Form> };

/**
 * Validates a form by its rules.
 * @returns the cleaned values (trimmed, phone as bare digits), or the first message per field.
 */
export function validate<Form>(form: z.ZodMiniType<Form>, values: unknown): Validation<Form> {
  const result = z.safeParse(form, values);
  if (result.success) return { ok: true, data: result.data };
  return { ok: false, errors: firstMessages(result.error.issues) as FieldErrors<Form> };
}

/** The first message per path, the path joined with dots; issues of the whole value are keyed ''. */
function firstMessages(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    messages[issue.path.map(String).join('.')] ??= issue.message;
  }
  return messages;
}
