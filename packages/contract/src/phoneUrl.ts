/**
 * The `tel:` URL of a phone number, formatted for reading or digits alone. A number that begins with the country code
 * of Nigeria gets the '+' without which phones would dial it as a local one, and loses the '0' after the country code.
 * Other numbers stay as they are: nothing shows whether their first digits are a country code.
 */
export const phoneUrl = (phone: string): string =>
  `tel:${phone.replace(/[^\d+]/g, '').replace(/^\+?2340?(?=\d{8})/, '+234')}`;
