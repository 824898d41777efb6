import type { CallName } from '@abs/contract';
import { readAnswer, refusalMessage } from '@abs/contract/reading';
import type { Client } from './client.ts';
import { describeAnswer, type Exchange, faultOf, type Input, isSuccess } from './exchange.ts';
import { addressOf, Fault, NotTried, reasonOf } from './findings.ts';
import type { ReadAnswer, ReadCall } from './reader.ts';
import type { Recorder } from './recorder.ts';

type Refusal = {
  /** The rule of the specification that requires the refusal. */
  spec: string;
  /** The statuses that are right; any from 400 to 499 unless given. */
  statuses?: readonly number[];
  /** The message that the shop expects. */
  message?: string;
  /** Name of the data that remains if the call is not refused. */
  leaves?: string;
};

/** Helpers for a check. */
export type Probe = {
  /** Makes a call. The check judges the answer. */
  send(call: CallName, input?: Input): Promise<Exchange>;
  /** Makes a call that must succeed, and reads its answer as the shop does. */
  read<Name extends ReadCall>(call: Name, input?: Input): Promise<ReadAnswer<Name>>;
  /** Makes a call that must be refused with a readable message. */
  refused(call: CallName, input: Input, refusal: Refusal): Promise<Exchange>;
  /** Fails the check unless the condition holds. @param came the problem found; by default the last answer */
  expect(condition: boolean, spec: string, came?: string): void;
  remark(text: string): void;
  adapted(how: string): void;
};

export type Check = <T>(call: CallName, title: string, work: (probe: Probe) => Promise<T>) => Promise<T | undefined>;

/** Creates the function that runs one check and records its outcome. Faults of a backend are not thrown. */
export function createCheck(client: Client, recorder: Recorder): Check {
  return async (call, title, work) => {
    try {
      const value = await work(createProbe(call, client, recorder));
      recorder.passed(call, title);
      return value;
    } catch (error) {
      if (error instanceof NotTried) recorder.notTried(call, title, error.message);
      else if (!(error instanceof Fault)) throw error;
      else if (error.call === undefined || error.call === call) recorder.failed(call, title, error.details);
      else {
        recorder.failed(error.call, 'answers what the shop can use', error.details);
        recorder.notTried(call, title, `${addressOf(error.call)} does not work.`);
      }
      return undefined;
    }
  };
}

function createProbe(checked: CallName, client: Client, recorder: Recorder): Probe {
  let last: Exchange | undefined;
  const send = async (call: CallName, input: Input = {}) => {
    last = await client.send(call, input);
    return last;
  };

  return {
    send,
    async read(call, input = {}) {
      const answer = await send(call, input);
      if (!isSuccess(answer)) throw faultOf(answer, 'The call succeeds.', undefined, call);
      return readExchange(call, answer, recorder);
    },
    async refused(call, input, { spec, statuses, message, leaves }) {
      const answer = await send(call, input);
      if (leaves && isSuccess(answer)) recorder.leave(leaves);
      const isRefused = statuses ? statuses.includes(answer.status) : answer.status >= 400 && answer.status < 500;
      if (!isRefused) throw faultOf(answer, spec);
      if (answer.status === 401 && input.token && !statuses?.includes(401)) {
        throw faultOf(answer, `${spec} With a valid token not by 401, which ends the session in the shop.`);
      }
      judgeMessage(answer, message, recorder);
      return answer;
    },
    expect(condition, spec, came) {
      if (!condition && last) throw faultOf(last, spec, came ?? describeAnswer(last), checked);
    },
    remark: (text) => recorder.remark(checked, text),
    adapted: (how) => recorder.adapted(checked, how),
  };
}

/**
 * Reads an answer as the shop does, and records the deviations to which the shop adapts.
 * @throws {Fault} when the shop cannot understand it
 */
export function readExchange<Name extends ReadCall>(
  call: Name,
  answer: Exchange,
  recorder: Recorder,
): ReadAnswer<Name> {
  const { params, query, body } = answer.input;
  const isEmpty = answer.text.trim() === '';
  if (!isEmpty && answer.body === undefined) throw faultOf(answer, 'The answer is JSON.', undefined, call);
  try {
    const read = readAnswer(call, isEmpty ? {} : answer.body, { params, query, body }, ({ path, how }) =>
      recorder.adapted(call, `${path.replace(/\[\d+\]/g, '[]') || 'the answer'}: ${how}`),
    );
    if (isEmpty) recorder.adapted(call, 'an empty answer');
    recorder.succeeded(call);
    return read as ReadAnswer<Name>;
  } catch (error) {
    throw faultOf(
      answer,
      'The answer has what section 7 of the specification names.',
      `${describeAnswer(answer)} — ${reasonOf(error)}`,
      call,
    );
  }
}

/** Checks the message of a refusal, because the shop displays it unchanged. */
function judgeMessage(answer: Exchange, expected: string | undefined, recorder: Recorder): void {
  const message = refusalMessage(answer.body);
  const body = (answer.body ?? {}) as { message?: unknown; code?: unknown };
  if (expected !== undefined && message !== expected && body.code !== 'email_unverified') {
    throw faultOf(answer, `The message is “${expected}”.`);
  }
  if (Array.isArray(body.message)) recorder.adapted(answer.call, 'the message of a refusal is a list of sentences');
  if (message.trim() !== '') return;
  const what = answer.body === undefined ? 'a refusal that is no JSON' : 'a refusal without a message';
  recorder.adapted(answer.call, `${what}: the shop shows a sentence of its own`);
}
