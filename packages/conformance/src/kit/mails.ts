/** Fields in which mailboxes keep the text of a mail, the best first. */
const TEXT_FIELDS = ['text', 'Text', 'plain', 'body', 'Body', 'html', 'HTML', 'snippet', 'Snippet'];

/**
 * The one-time codes in the output of a mailbox or command, one for each mail that has one.
 * @param printed a JSON list of mails (or an object with such a list), or plain text
 */
export function codesIn(printed: string): string[] {
  return mailsIn(printed).flatMap((mail) => codeIn(mail) ?? []);
}

function mailsIn(printed: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(printed);
  } catch {
    return [printed];
  }
  const list = Array.isArray(value) ? value : firstList(value);
  return list ? list.map(textOf) : [printed];
}

const firstList = (value: unknown): unknown[] | undefined =>
  typeof value === 'object' && value !== null ? Object.values(value).find(Array.isArray) : undefined;

function textOf(mail: unknown): string {
  if (typeof mail !== 'object' || mail === null) return String(mail);
  const fields = mail as Record<string, unknown>;
  const field = TEXT_FIELDS.find((name) => typeof fields[name] === 'string' && fields[name] !== '');
  return field ? String(fields[field]) : JSON.stringify(mail);
}

/** Finds a code on a line of its own, or after a word such as “code”; else takes the first separate four digits. */
function codeIn(mail: string): string | undefined {
  const text = mail.replace(/<(style|script)[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, '\n');
  const patterns = [
    /^\s*"?(\d{4})"?\s*$/m,
    /\b(?:code|otp|pin)\b\D{0,40}(?<!\d)(\d{4})(?!\d)/i,
    /(?<![\d.,:/-])(\d{4})(?![\d/:-])/,
  ];
  for (const pattern of patterns) {
    const code = pattern.exec(text)?.[1];
    if (code) return code;
  }
  return undefined;
}
