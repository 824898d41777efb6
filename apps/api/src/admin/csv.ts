/**
 * A record of a CSV file after RFC 4180, line end included. What a spreadsheet would take for a formula is made plain
 * text with a leading apostrophe (https://owasp.org/www-community/attacks/CSV_Injection): names are typed by strangers.
 */
export function csvRecord(fields: readonly string[]): string {
  return `${fields.map((field) => quoted(defused(field))).join(',')}\r\n`;
}

const defused = (field: string): string => (/^[=+\-@\t\r]/.test(field) ? `'${field}` : field);

const quoted = (field: string): string => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
