/** What lies outside the backend: the mailbox that codes arrive in, and the page on which a payment is made. */
import { execFile } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import type { Config } from './config.ts';
import { codesIn } from './mails.ts';

const COMMAND_TIMEOUT_MS = 120_000;

export type Outside = {
  /** All codes that an address has been sent, in any order; null when a person enters the code instead. */
  codesTo: ((email: string) => Promise<string[]>) | null;
  /** Asks the person at the terminal. */
  ask(question: string): Promise<string>;
  /** Pays at the provider's page; null when nobody can. @throws when it failed */
  pay: ((url: string) => Promise<void>) | null;
};

/** Reaches mailbox and payment as the config says. */
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

/** Runs a line in the shell with its placeholders filled in. @returns what it printed. @throws when it fails */
export async function runCommand(line: string, values: Record<string, string>): Promise<string> {
  const filled = line.replace(/\{(\w+)\}/g, (placeholder, name) => {
    const value = values[name];
    return value === undefined ? placeholder : quoted(value);
  });
  const { stdout } = await promisify(execFile)('sh', ['-c', filled], { timeout: COMMAND_TIMEOUT_MS });
  return stdout;
}

/** What a backend sent goes into the command line: the shell must not read it as commands. */
const quoted = (value: string) => `'${value.replaceAll("'", `'\\''`)}'`;
