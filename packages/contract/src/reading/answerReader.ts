import type { Place } from './reader.ts';

/** The request of an answer. Some answers can only be read with it. */
export type CallRequest = {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
};

/** Reads the answer of a call. @throws {UnreadableAnswer} */
export type CallAnswerReader<Answer> = (answer: unknown, at: Place, request: CallRequest) => Answer;
