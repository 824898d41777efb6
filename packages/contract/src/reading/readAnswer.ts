import { settingsReaders } from '../accounts/settingsReaders.ts';
import { addressReaders } from '../addresses/readers.ts';
import { adminReaders } from '../admin/readers.ts';
import { catalogueReaders } from '../catalogue/readers.ts';
import type { CallName } from '../endpoints.ts';
import { twoFactorReaders } from '../twoFactor/readers.ts';
import type { CallAnswerReader, CallRequest } from './answerReader.ts';
import type { CallResponse } from './answers.ts';
import { personalReaders } from './personal.ts';
import type { Place } from './reader.ts';

/** The readers of all calls that the shop makes: every call except the payment provider's webhook. */
const readers: { [Name in Exclude<CallName, 'receivePaymentEvent'>]: CallAnswerReader<CallResponse<Name>> } = {
  ...catalogueReaders,
  ...personalReaders,
  ...settingsReaders,
  ...addressReaders,
  ...adminReaders,
  ...twoFactorReaders,
};

/**
 * Reads the parsed answer of any call as the shop reads it.
 * @param request the request of the call
 * @param onAdapted receives each deviation from the contract to which the shop adapts
 * @throws {UnreadableAnswer} whose message names the field and its problem
 */
export function readAnswer<Name extends keyof typeof readers>(
  call: Name,
  answer: unknown,
  request: CallRequest = {},
  onAdapted: Place['onAdapted'] = () => {},
): CallResponse<Name> {
  return readers[call](answer, { path: '', origin: '', onAdapted }, request) as CallResponse<Name>;
}
