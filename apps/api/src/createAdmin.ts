/**
 * `npm run admin:create`: makes an admin in the configured database. E-mail address and password come from --email and
 * --password, from ADMIN_EMAIL and ADMIN_PASSWORD, or from a prompt.
 */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { calls } from '@abs/contract/calls';
import { makeAdmin } from './accounts/makeAdmin.ts';
import { refuseWeakPassword } from './accounts/passwordRule.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { validate } from './http/validation.ts';
import { createLogger } from './log.ts';
import { createMailer } from './mail/outbox.ts';
import { runProgram } from './program.ts';

type Input = { email: string; password: string };

await runProgram(async () => {
  const config = readConfig(process.env, 'administer');
  const given = argumentsOf(process.argv.slice(2));
  const input = validate(calls.signup.body, {
    email: given.email ?? process.env.ADMIN_EMAIL ?? (await ask('E-mail address: ')),
    password: given.password ?? process.env.ADMIN_PASSWORD ?? (await ask('Password: ', { hidden: true })),
  }) as Input;
  // Checked before the database is opened, which may take a while.
  await refuseWeakPassword(input.password, input);

  const db = await openDatabase(config, createLogger({ logLevel: 'warn' }));
  const now = () => new Date();
  try {
    const outcome = await makeAdmin({ db, now, mailer: createMailer({ now }, () => {}) }, input);
    const says = {
      created: `${input.email} can now log in as an admin.`,
      promoted: `${input.email} had an account: it is an admin's now, with the new password, and is logged out everywhere.`,
    };
    console.log(says[outcome]);
  } finally {
    await db.close();
  }
});

function argumentsOf(args: string[]): Partial<Input> {
  try {
    return parseArgs({ args, options: { email: { type: 'string' }, password: { type: 'string' } } }).values;
  } catch (error) {
    throw new ConfigError(`${(error as Error).message} Usage: npm run admin:create -- --email … --password …`);
  }
}

/** Prompts at the terminal. @param hidden does not show the typed answer */
async function ask(question: string, { hidden = false } = {}): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new ConfigError('Give --email and --password, or set ADMIN_EMAIL and ADMIN_PASSWORD.');
  }
  let silent = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!silent) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  const answer = terminal.question(question);
  silent = hidden;
  try {
    return await answer;
  } finally {
    terminal.close();
    if (hidden) process.stdout.write('\n');
  }
}
