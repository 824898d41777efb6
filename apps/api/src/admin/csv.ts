/**
 * A record of a CSV file after RFC 4180, line end included. What a spreadsheet would take for a formula is made plain
 * text with an apostrophe (https://owasp.org/www-community/attacks/CSV_Injection): names are typed by strangers.
 */
export function csvRecord(fields: readonly string[]): string {
  return `${fields.map((field) => quoted(defused(field))).join(',')}\r\n`;
}

/**
 * Where a cell may begin: at the start of the field, and after what a spreadsheet with other settings takes for a
 * separator or a line end. The quotes around a field hold only where its separator is a comma.
 */
const CELL_START = String.raw`^|[,;|\t\n\v\f\r\u0085\u2028\u2029，；｜]`;
/** What a spreadsheet skips before it looks for a formula: quotes, and all that cannot be seen. */
const SKIPPED = String.raw`["\s\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}]*`;
/** What begins a formula, with the wider, smaller and raised forms that some programs turn into the plain ones. */
const FORMULA_SIGN = String.raw`[=＝﹦⁼₌+＋﹢⁺₊﬩\-－﹣−⁻₋@＠﹫]`;

const FORMULA = new RegExp(`(${CELL_START})(?=${SKIPPED}${FORMULA_SIGN})`, 'gu');
/** A line end or tab at the start of a cell hides what follows from some programs and not from others. */
const LEADING_CONTROL = /^(?=[\t\r\n])/;

const defused = (field: string): string => field.replace(FORMULA, "$1'").replace(LEADING_CONTROL, "'");

const quoted = (field: string): string => (/[",;\t\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
