const whole = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN', maximumFractionDigits: 0 });
const withKobo = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN', minimumFractionDigits: 2 });

/** `45000` → `₦45,000`; `45000.5` → `₦45,000.50`. Shows decimals only for kobo. Null is an unknown amount. */
export function formatNaira(amount: number | null): string {
  if (amount === null) return 'Price unavailable';
  const kobo = Math.round(amount * 100);
  return kobo % 100 === 0 ? whole.format(kobo / 100) : withKobo.format(kobo / 100);
}
