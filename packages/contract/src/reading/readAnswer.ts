import { adminReaders } from '../admin/readers.ts';
import { catalogueReaders } from '../catalogue/readers.ts';
import type { CallName } from '../endpoints.ts';
import type { CallAnswerReader, CallRequest } from './answerReader.ts';
import type { CallResponse } from './answers.ts';
import { personalReaders } from './personal.ts';
import type { Place } from './reader.ts';

/** How the answer of each call is read that the shop makes: all but the payment provider's webhook. */
const readers: { [Name in Exclude<CallName, 'receivePaymentEvent'>]: CallAnswerReader<CallResponse<Name>> } = {
  ...catalogueReaders,
  ...personalReaders,
  ...adminReaders,
};

/**
 * Reads the parsed answer of any call as the shop reads it.
 * @param request what the call was sent with
 * @param onAdapted receives each thing in it that is not as the contract says, and that the shop can work with
 * @throws {UnreadableAnswer} whose message names the field and what it lacks
 */
export function readAnswer<Name extends keyof typeof readers>(
  call: Name,
  answer: unknown,
  request: CallRequest = {},
  onAdapted: Place['onAdapted'] = () => {},
): CallResponse<Name> {
  return readers[call](answer, { path: '', origin: '', onAdapted }, request) as CallResponse<Name>;
}
