const format = new Intl.NumberFormat('en-NG');

/** A number with separators, such as 12,500. */
export const formatNumber = (value: number): string => format.format(value);
