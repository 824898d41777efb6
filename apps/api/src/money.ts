/** Money is integer kobo inside the server and naira (at most two decimals) in the API. */

export const toNaira = (kobo: number): number => kobo / 100;

export const toKobo = (naira: number): number => Math.round(naira * 100);

const format = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN', currencyDisplay: 'narrowSymbol' });
const formatWhole = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});

/** Formats kobo for people: '₦14,000', with decimals only if the amount is not a whole number of naira. */
export const formatKobo = (kobo: number): string => (kobo % 100 === 0 ? formatWhole : format).format(toNaira(kobo));
