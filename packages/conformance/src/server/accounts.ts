import { randomInt, randomUUID } from 'node:crypto';
import { type Call, type CallContext, Refusal } from './call.ts';
import { type Account, createAccount, type Store } from './store.ts';

export const userAnswer = ({ userId, firstName, lastName, email, gender, createdAt, userType }: Account) => ({
  userId,
  firstName,
  lastName,
  email,
  gender,
  avatar: null,
  createdAt,
  userType,
});

const find = (store: Store, email: unknown) => store.accounts.find((account) => account.email === email);

function accountOf({ store, body }: CallContext): Account {
  const account = find(store, body.email);
  if (!account) throw new Refusal(404, 'User not found');
  return account;
}

/** Four digits, never those of the last code, because in a mailbox that shows one code they would look the same. */
export function newDigits(last: string | undefined, random = () => randomInt(1000, 10_000)): string {
  const digits = String(random());
  return digits === last ? newDigits(last, random) : digits;
}

function setNewCode(account: Account, purpose: 'signup' | 'reset'): void {
  account.code = { digits: newDigits(account.code?.digits), purpose };
}

function checkCode(account: Account, otp: unknown): void {
  if (account.code?.digits !== otp) throw new Refusal(400, 'Invalid OTP');
}

function signIn({ store }: CallContext, account: Account) {
  const token = randomUUID();
  store.sessions.set(token, account.userId);
  return { user_credentials: { ...userAnswer(account), token } };
}

function verify(context: CallContext) {
  const account = accountOf(context);
  checkCode(account, context.body.otp);
  // The code of a forgotten password is still needed by /reset-password.
  if (account.code?.purpose === 'signup') account.code = null;
  account.isVerified = true;
  return signIn(context, account);
}

export const accountCalls: Call[] = [
  {
    method: 'POST',
    path: '/signup',
    body: { email: 'email', password: 'text' },
    answer: ({ store, body }) => {
      if (find(store, body.email)) throw new Refusal(409, 'Email already exists');
      setNewCode(createAccount(store, String(body.email), String(body.password)), 'signup');
      return { message: 'Your account is successfully created' };
    },
  },
  {
    method: 'POST',
    path: '/login',
    body: { email: 'text', password: 'text' },
    answer: (context) => {
      const account = find(context.store, context.body.email);
      if (!account || account.password !== context.body.password) throw new Refusal(401, 'Invalid email or password');
      if (!account.isVerified) throw new Refusal(403, 'Please, verify your email, before you can login');
      return signIn(context, account);
    },
  },
  {
    method: 'POST',
    path: '/complete-profile-registration/{id}',
    body: { firstName: 'text', lastName: 'text', gender: 'text' },
    answer: ({ store, params, body }) => {
      const account = store.accounts.find(({ userId }) => userId === params.id);
      if (!account) throw new Refusal(404, 'User not found');
      const { firstName, lastName, gender } = body as Record<string, string>;
      Object.assign(account, { firstName, lastName, gender });
      return { message: 'You have created your ABS profile.', data: { firstName, lastName, gender } };
    },
  },
  { method: 'POST', path: '/verify-email', body: { email: 'text', otp: 'text' }, answer: verify },
  { method: 'POST', path: '/verify-email-account', body: { email: 'text', otp: 'text' }, answer: verify },
  {
    method: 'POST',
    path: '/request-otp',
    body: { email: 'text' },
    answer: (context) => {
      setNewCode(accountOf(context), 'signup');
      return { message: 'Opt sent successfully' };
    },
  },
  {
    method: 'POST',
    path: '/forgot-password',
    body: { email: 'text' },
    answer: (context) => {
      setNewCode(accountOf(context), 'reset');
      return { message: 'OTP sent successfully' };
    },
  },
  {
    method: 'POST',
    path: '/reset-password',
    body: { email: 'text', otp: 'text', password: 'text' },
    answer: (context) => {
      const account = accountOf(context);
      checkCode(account, context.body.otp);
      account.code = null;
      account.password = String(context.body.password);
      return { message: 'Password has been successfully reset.' };
    },
  },
  {
    method: 'GET',
    path: '/user/profile',
    auth: 'customer',
    query: ['page'],
    answer: ({ store, account, query }) => {
      const orders = store.orders.filter(({ userId }) => userId === account.userId).length;
      const pagination = {
        page: Number(query.page ?? 1),
        limit: 5,
        total: orders,
        totalPages: Math.ceil(orders / 5),
      };
      return { user: userAnswer(account), pagination };
    },
  },
];
