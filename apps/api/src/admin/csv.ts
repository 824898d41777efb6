/** Starts a CSV file: without it, spreadsheet programs read names with letters beyond ASCII wrongly. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A CSV record as in RFC 4180, including the line end. Because strangers type the names, an apostrophe turns text that
 * a spreadsheet would treat as a formula into plain text (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvRecord(fields: readonly string[]): string {
  return `${fields.map((field) => quoted(defused(field))).join(',')}\r\n`;
}

/**
 * Where a cell can begin: at the start of the field, and after characters that a spreadsheet with other settings treats
 * as separators or line ends. The quotes around a field protect it only if the separator is a comma.
 */
const CELL_START = String.raw`^|[,;|\t\n\v\f\r\u0085\u2028\u2029，；｜]`;
/** Characters that a spreadsheet skips before a formula: quotes and invisible characters. */
const SKIPPED = String.raw`["\s\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}]*`;
/**
 * Characters that begin a formula, including wide, small, raised and lowered forms that some programs convert to plain
 * ones.
 */
const FORMULA_SIGN = String.raw`[=＝﹦⁼₌+＋﹢⁺₊﬩\-－﹣−⁻₋@＠﹫]`;

const FORMULA = new RegExp(`(${CELL_START})(?=${SKIPPED}${FORMULA_SIGN})`, 'gu');
/** A tab or line end at the start of a cell, which only some programs skip. */
const LEADING_CONTROL = /^(?=[\t\r\n])/;

const defused = (field: string): string => field.replace(FORMULA, "$1'").replace(LEADING_CONTROL, "'");

const quoted = (field: string): string => (/[",;\t\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
