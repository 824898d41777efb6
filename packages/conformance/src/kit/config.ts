import { limits } from '@abs/contract';
import * as z from 'zod';

const text = (what: string) => z.string(`must be ${what}`).min(1, `must be ${what}`);
const address = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.com' })
  .transform((url) => url.replace(/\/+$/, ''));
const seconds = (fallback: number) =>
  z.number('must be a number of seconds').positive('must be more than 0 seconds').default(fallback);

/** A password in the file, or in an environment variable that the file names. */
const password = z
  .union([text('a password'), z.strictObject({ env: text('the name of an environment variable') })], {
    error: 'must be a password, or {"env": "NAME"} for one in an environment variable',
  })
  .transform((written, context) => {
    if (typeof written === 'string') return written;
    const value = process.env[written.env];
    if (!value)
      context.addIssue({ code: 'custom', message: `is in the environment variable ${written.env}, which is not set` });
    return value ?? '';
  });
const credentials = z.strictObject({ email: z.email('must be an e-mail address'), password });

const command = (placeholder: string) =>
  text(`a command with ${placeholder}`).refine((line) => line.includes(placeholder), `must contain ${placeholder}`);
const byHand = z.strictObject({ byHand: z.literal(true, 'must be true') });

/** Selects an alternative by the keys of the object, so that mistakes are reported for that alternative. */
function oneOf<const Options extends Record<string, z.ZodType>>(options: Options) {
  const names = Object.keys(options).join(', ');
  return z.unknown().transform((value, context): z.output<Options[keyof Options]> => {
    const found =
      typeof value === 'object' && value !== null ? Object.keys(options).filter((name) => name in value) : [];
    const [name] = found;
    const option = name !== undefined && found.length === 1 ? options[name] : undefined;
    if (!option) {
      context.addIssue({ code: 'custom', message: `must have exactly one of ${names}` });
      return z.NEVER;
    }
    const result = option.safeParse(value);
    if (result.success) return result.data as z.output<Options[keyof Options]>;
    for (const { path, message } of result.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });
}

const schema = z
  .strictObject({
    url: address,
    origin: z.url({ protocol: /^https?$/, error: 'must be an origin such as https://shop.example.com' }).optional(),
    admin: credentials.optional(),
    codes: oneOf({
      command: z.strictObject({ command: command('{email}') }),
      mailbox: z.strictObject({
        mailbox: text('an address with {email}').refine((url) => url.includes('{email}'), 'must contain {email}'),
      }),
      byHand,
    }).optional(),
    customers: oneOf({
      signUp: z.strictObject({
        signUp: text('an e-mail address with {n}').refine(
          (pattern) => z.email().safeParse(pattern.replaceAll('{n}', '1')).success && pattern.includes('{n}'),
          'must be an e-mail address with {n}, such as conformance+{n}@example.com',
        ),
      }),
      existing: z.strictObject({
        existing: z.array(credentials).length(2, 'must have two accounts: one must not see what the other has'),
      }),
    }),
    payment: oneOf({
      command: z.strictObject({ command: command('{url}') }),
      byHand,
      skip: z.strictObject({ skip: z.literal(true, 'must be true') }),
    }).default({ skip: true }),
    timeouts: z
      .strictObject({
        /** Until the kit gives up on an answer; the shop gives up earlier. */
        answer: seconds(2 * (limits.REQUEST_TIMEOUT_MS / 1000)),
        /** Until the kit gives up on a code. */
        code: seconds(60),
        /** Until the kit gives up on a paid order being reported as paid. */
        payment: seconds(60),
      })
      .prefault({}),
  })
  .refine(({ codes, customers }) => !('signUp' in customers) || codes !== undefined, {
    path: ['codes'],
    message: 'is missing: a person who signs up is sent a code',
  });

/** How the kit reaches a backend, and the accounts, codes and payments that a purchase needs. */
export type Config = z.output<typeof schema>;

/** The config is wrong; the message names each field and what it must be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads a config.
 * @param source the parsed JSON
 * @param url of the command line; overrides the file's
 * @throws {ConfigError}
 */
export function readConfig(source: unknown, url?: string): Config {
  const merged = url !== undefined && typeof source === 'object' ? { ...source, url } : source;
  const result = schema.safeParse(merged);
  if (result.success) return { ...result.data, url: result.data.url.replace(/\/api\/v1$/, '') };
  throw new ConfigError(result.error.issues.map(sentenceOf).join('\n'));
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const field = issue.path.join('.') || 'The config';
  if (issue.code === 'unrecognized_keys') return `${field} has an unknown field: ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
    return `${field} must be ${/^[aeio]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`;
  }
  return `${field} ${issue.message}`;
}
