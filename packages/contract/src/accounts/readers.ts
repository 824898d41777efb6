import type { CallAnswerReader } from '../reading/answerReader.ts';
import type { CallResponse, User, UserCredentials } from '../reading/answers.ts';
import { nullable, time } from '../reading/furtherReaders.ts';
import { messageIfAny, messageOr, optionalMessage } from '../reading/messages.ts';
import { pagination } from '../reading/pages.ts';
import { additive, address, list, object, oneOf, or, type Reader, text } from '../reading/reader.ts';
import { genders, userTypes } from './values.ts';

export const userFields = {
  userId: text,
  firstName: nullable(text),
  lastName: nullable(text),
  email: or(text, ''),
  gender: or(nullable(oneOf(genders)), null),
  avatar: or(nullable(address), null),
  createdAt: or(nullable(time), null),
  userType: or(oneOf(userTypes), 'Customer' as const),
};

const user = object<User>(userFields);
const credentials = object<UserCredentials>({ ...userFields, token: text });
const deviceToken = additive(text);

const signedIn = object<{ message: string; user_credentials: UserCredentials; deviceToken?: string | undefined }>({
  message: messageIfAny('You are logged in.'),
  user_credentials: credentials,
  deviceToken,
});

/** The fields of a user that the answer contains. */
const partOfUser: Reader<Partial<User>> = (value, at) => {
  const fields = Object.entries(userFields).filter(([name]) => Object.hasOwn(Object(value), name));
  // `Object.fromEntries` loses the types of the fields.
  return object<Partial<User>>(Object.fromEntries(fields) as never)(value, at);
};

const completeProfile: CallAnswerReader<CallResponse<'completeProfile'>> = (answer, at, { body }) => {
  const read = object<{ message: string; data: Partial<User> }>({
    message: messageIfAny('Your profile is complete.'),
    data: or(partOfUser, {}),
  })(answer, at);
  return { ...read, data: { ...(body as Partial<User>), ...read.data } };
};

export const accountReaders = {
  signup: messageOr('Your account is successfully created'),
  login: signedIn,
  logout: optionalMessage('You are logged out.'),
  logoutEverywhere: optionalMessage('You are logged out everywhere.'),
  completeProfile,
  verifyEmail: signedIn,
  verifyEmailAccount: object<CallResponse<'verifyEmailAccount'>>({
    message: messageIfAny('The code is right.'),
    user_credentials: additive(credentials),
    deviceToken,
  }),
  requestOtp: messageOr('Opt sent successfully'),
  forgotPassword: messageOr('OTP sent successfully'),
  resetPassword: messageOr('Password has been successfully reset.'),
  getProfile: object<CallResponse<'getProfile'>>({
    user,
    pagination: or(nullable(pagination), null),
    settings: additive(list(text), []),
    pendingEmail: additive(nullable(text), null),
  }),
};
