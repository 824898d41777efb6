/** Access to systems outside the backend: the mailbox that receives codes, and the payment page. */
import { execFile } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import type { Config } from './config.ts';
import { codesIn } from './mails.ts';

const COMMAND_TIMEOUT_MS = 120_000;

export type Outside = {
  /** All codes sent to an address, in any order; null when a person enters the code instead. */
  codesTo: ((email: string) => Promise<string[]>) | null;
  /** Asks the person at the terminal. */
  ask(question: string): Promise<string>;
  /** Pays at the provider's page; null when the payment is skipped. @throws when it fails */
  pay: ((url: string) => Promise<void>) | null;
};

/** Connects mailbox and payment according to the config. */
export function connectOutside({ codes, payment }: Pick<Config, 'codes' | 'payment'>): Outside {
  return { codesTo: codesTo(codes), ask, pay: payWith(payment) };
}

function codesTo(codes: Config['codes']): Outside['codesTo'] {
  if (!codes || 'byHand' in codes) return null;
  if ('command' in codes) return async (email) => codesIn(await runCommand(codes.command, { email }));
  return async (email) => {
    const response = await fetch(codes.mailbox.replaceAll('{email}', encodeURIComponent(email)));
    if (!response.ok) throw new Error(`The mailbox answers ${response.status}`);
    return codesIn(await response.text());
  };
}

function payWith(payment: Config['payment']): Outside['pay'] {
  if ('skip' in payment) return null;
  if ('command' in payment) return async (url) => void (await runCommand(payment.command, { url }));
  return async (url) => void (await ask(`Please pay at ${url}, then press Enter. `));
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

/** Runs a line in the shell with its placeholders filled in. @returns its output. @throws when it fails */
export async function runCommand(line: string, values: Record<string, string>): Promise<string> {
  const filled = line.replace(/\{(\w+)\}/g, (placeholder, name) => {
    const value = values[name];
    return value === undefined ? placeholder : quoted(value);
  });
  const { stdout } = await promisify(execFile)('sh', ['-c', filled], { timeout: COMMAND_TIMEOUT_MS });
  return stdout;
}

/** Quotes a value from a backend, so that the shell does not run it as a command. */
const quoted = (value: string) => `'${value.replaceAll("'", `'\\''`)}'`;
