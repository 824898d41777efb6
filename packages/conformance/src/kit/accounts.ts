import { randomBytes } from 'node:crypto';
import { EMAIL_UNVERIFIED_MESSAGE } from '@abs/contract';
import type { Probe } from './check.ts';
import { type CodesBefore, codesBefore, nextCode, otherThan } from './codes.ts';
import { NotTried, need } from './findings.ts';
import { NO_CUSTOMER, type Person, type Run } from './run.ts';

export const NAMES = { firstName: 'Ada', lastName: 'Obi', gender: 'Female' } as const;
const HAS_ACCOUNTS = 'The config names existing accounts.';

/** Signs up, or logs in, the two customers that the other checks need. */
export async function tryAccounts(run: Run): Promise<void> {
  const { customers } = run.config;
  if ('existing' in customers) await useExisting(run, customers.existing);
  else {
    const run36 = Date.now().toString(36);
    const person = (n: number): Person => ({
      email: customers.signUp.replaceAll('{n}', `${run36}${n}`),
      password: newPassword(),
      isNew: true,
    });
    run.customer = await signUpStepByStep(run, person(1));
    run.stranger = await signUpAtOnce(run, person(2));
  }
  await tryRefusedSignUps(run);
  await tryLogin(run);
  await tryProfile(run);
}

/** A long random password with all kinds of characters. */
const newPassword = (): string => `Kx7!${randomBytes(12).toString('base64url')}`;

async function useExisting(run: Run, accounts: { email: string; password: string }[]) {
  for (const title of ['opens an account', 'refuses an account before its e-mail is verified']) {
    run.recorder.notTried('signup', title, HAS_ACCOUNTS);
  }
  for (const call of ['requestOtp', 'verifyEmail'] as const)
    run.recorder.notTried(call, 'verifies an e-mail', HAS_ACCOUNTS);
  const [customer, stranger] = accounts.map(({ email, password }) => ({
    email,
    password,
    isNew: false,
  }));
  run.customer = await logIn(run, need(customer, NO_CUSTOMER));
  run.stranger = await logIn(run, need(stranger, NO_CUSTOMER));
}

const logIn = (run: Run, person: Person) =>
  run.check('login', `logs in ${person.email}`, async (probe) => signedIn(person, await readLogin(probe, person)));

const readLogin = ({ read }: Probe, { email, password }: Person) => read('login', { body: { email, password } });

type Credentials = { user_credentials: { token: string; userId: string } };
function signedIn(person: Person, { user_credentials: { token, userId } }: Credentials): Person {
  return Object.assign(person, { token, userId });
}

async function signUpStepByStep(run: Run, person: Person): Promise<Person | undefined> {
  const { check } = run;
  const { email, password } = person;
  const code = await check('signup', 'opens an account and sends a code', async (probe) => {
    const before = await codesBefore(run, email);
    await probe.read('signup', { body: { email, password } });
    run.recorder.leave(`account ${email}`);
    return nextCode(run, email, before);
  });
  await check('login', 'refuses an account whose e-mail is not verified', async (probe) => {
    need(code, 'No account could be opened.');
    const spec = `An unverified account is refused with “${EMAIL_UNVERIFIED_MESSAGE}”; the shop then asks for the code.`;
    await probe.refused('login', { body: { email, password } }, { spec, message: EMAIL_UNVERIFIED_MESSAGE });
  });
  const latest = await check('requestOtp', 'sends another code', async (probe) => {
    const first = need(code, 'No account could be opened.');
    return sendAgain(run, probe, email, first);
  });
  await check('verifyEmail', 'refuses a wrong code', async (probe) => {
    const otp = otherThan(latest ?? need(code, 'No code arrived.'));
    await probe.refused('verifyEmail', { body: { email, otp } }, { spec: 'A wrong code is refused.' });
  });
  const verified = await check('verifyEmail', 'takes the right code and logs in', async (probe) => {
    const otp = latest ?? need(code, 'No code arrived.');
    return signedIn(person, await probe.read('verifyEmail', { body: { email, otp } }));
  });
  await check('verifyEmail', 'takes a code once', async (probe) => {
    need(verified, 'No e-mail could be verified.');
    const otp = latest ?? need(code, 'No code arrived.');
    await probe.refused('verifyEmail', { body: { email, otp } }, { spec: 'A code that was used is refused.' });
  });
  return verified;
}

async function sendAgain(run: Run, probe: Probe, email: string, first: string): Promise<string> {
  const before: CodesBefore = await codesBefore(run, email);
  await probe.read('requestOtp', { body: { email } });
  try {
    return await nextCode(run, email, before);
  } catch (error) {
    if (!(error instanceof NotTried)) throw error;
    // In a mailbox that shows only the last code, the same code sent again looks like no new code.
    probe.remark(`No other code arrived after it was requested again: ${error.message}`);
    return first;
  }
}

const signUpAtOnce = (run: Run, person: Person) =>
  run.check('signup', 'opens a second account', async (probe) => {
    const { email, password } = person;
    const before = await codesBefore(run, email);
    await probe.read('signup', { body: { email, password } });
    run.recorder.leave(`account ${email}`);
    const otp = await nextCode(run, email, before);
    return signedIn(person, await probe.read('verifyEmail', { body: { email, otp } }));
  });

async function tryRefusedSignUps({ check, customer }: Run): Promise<void> {
  await check('signup', 'refuses an address that has an account', async (probe) => {
    const { email } = need(customer, NO_CUSTOMER);
    const body = { email, password: newPassword() };
    await probe.refused('signup', { body }, { spec: 'An e-mail address has one account.' });
  });
  await check('signup', 'refuses what is no e-mail address, and no password', async (probe) => {
    const { email } = need(customer, NO_CUSTOMER);
    const spec = 'E-mail and password are required, and the e-mail must be one.';
    const wrongs = [
      { email: 'not an address', password: newPassword() },
      { email: `nobody-${email}`, password: '' },
    ];
    for (const body of wrongs) await probe.refused('signup', { body }, { spec, leaves: `account ${body.email}` });
  });
}

async function tryLogin({ check, customer }: Run): Promise<void> {
  await check('login', 'logs in with the right password', async (probe) => {
    const person = need(customer, NO_CUSTOMER);
    const { user_credentials: user } = await readLogin(probe, person);
    probe.expect(user.userId === person.userId, 'The user is the one whose password it is.');
    signedIn(person, { user_credentials: user });
  });
  await check('login', 'refuses a wrong password and an unknown address', async (probe) => {
    const { email } = need(customer, NO_CUSTOMER);
    const spec = 'Only the right password logs in.';
    await probe.refused('login', { body: { email, password: newPassword() } }, { spec });
    await probe.refused('login', { body: { email: `nobody-${email}`, password: newPassword() } }, { spec });
  });
}

async function tryProfile({ check, customer }: Run): Promise<void> {
  await check('completeProfile', 'sets names and gender', async (probe) => {
    const person = need(customer, NO_CUSTOMER);
    const { userId: id = '', token } = person;
    const { user } = await probe.read('getProfile', { token });
    const { firstName, lastName, gender } = user;
    const isComplete = firstName !== null && lastName !== null && gender !== null;
    // Keeps the names of an existing account.
    const body = !person.isNew && isComplete ? { firstName, lastName, gender } : NAMES;
    await probe.read('completeProfile', { params: { id }, body, token });
    const after = await probe.read('getProfile', { token });
    probe.expect(
      after.user.firstName === body.firstName && after.user.lastName === body.lastName,
      'The profile has the names that were sent, first and last not swapped.',
    );
  });
  await check('completeProfile', 'refuses a profile without names', async (probe) => {
    const { userId: id = '', token } = need(customer, NO_CUSTOMER);
    const body = { firstName: '', lastName: '', gender: 'Female' };
    await probe.refused('completeProfile', { params: { id }, body, token }, { spec: 'The names are required.' });
  });
  await check('getProfile', 'answers whose token it is', async (probe) => {
    const { userId, token } = need(customer, NO_CUSTOMER);
    const { user } = await probe.read('getProfile', { query: { page: 1 }, token });
    probe.expect(user.userId === userId, 'The profile is of the user whose token was sent.');
  });
}

/** Sets a new password by a mailed code. Runs after the purchase, because it may end the customer's sessions. */
export async function tryPasswordReset(run: Run): Promise<void> {
  const { check, customer } = run;
  const account = () => {
    const person = need(customer, NO_CUSTOMER);
    if (!person.isNew) throw new NotTried('The password of an account that the config names is left alone.');
    return person;
  };
  const otp = await check('forgotPassword', 'sends a code', async (probe) => {
    const { email } = account();
    const before = await codesBefore(run, email);
    const { message } = await probe.read('forgotPassword', { body: { email } });
    if (message !== 'OTP sent successfully') probe.remark(`The message is “${message}”, not “OTP sent successfully”.`);
    return nextCode(run, email, before);
  });
  const code = () => need(otp, 'No code to reset a password arrived.');
  await check('verifyEmailAccount', 'refuses a wrong code', async (probe) => {
    const { email } = account();
    const spec = 'A wrong code is refused.';
    await probe.refused('verifyEmailAccount', { body: { email, otp: otherThan(code()) } }, { spec });
  });
  await check('verifyEmailAccount', 'takes the right code', async (probe) => {
    const { email } = account();
    await probe.read('verifyEmailAccount', { body: { email, otp: code() } });
  });
  const password = newPassword();
  await check('resetPassword', 'refuses a wrong code', async (probe) => {
    const { email } = account();
    const body = { email, otp: otherThan(code()), password };
    await probe.refused('resetPassword', { body }, { spec: 'A wrong code resets no password.' });
  });
  await check('resetPassword', 'sets the password by a code that was verified before', async (probe) => {
    const person = account();
    const { email, password: old } = person;
    const { message } = await probe.read('resetPassword', { body: { email, otp: code(), password } });
    if (!message.includes('successfully reset'))
      probe.remark(`The message is “${message}”, without “successfully reset”.`);
    const { status } = await probe.send('login', { body: { email, password } });
    probe.expect(status < 300, 'The new password then logs in.');
    person.password = password;
    signedIn(person, await readLogin(probe, person));
    const spec = 'The old password no longer logs in.';
    await probe.refused('login', { body: { email, password: old } }, { spec });
  });
}
