import { order } from '../orders/readers.ts';
import type { CallAnswerReader } from '../reading/answerReader.ts';
import type { CallResponse } from '../reading/answers.ts';
import { object, oneOf, or, text } from '../reading/reader.ts';
import { paymentOutcomes } from './values.ts';

type Authorization = CallResponse<'makePayment'>['data'];
const NO_PAGE: Authorization = { data: { authorization_url: '' } };
const authorization = object<Authorization>({
  data: or(object<Authorization['data']>({ authorization_url: or(text, '') }), NO_PAGE.data),
});

const makePayment: CallAnswerReader<CallResponse<'makePayment'>> = (answer, at, { body }) =>
  object<CallResponse<'makePayment'>>({
    orderId: or(text, String((body as { orderId?: string } | undefined)?.orderId ?? '')),
    data: or(authorization, NO_PAGE),
  })(answer, at);

export const paymentReaders = {
  makePayment,
  verifyPayment: object<CallResponse<'verifyPayment'>>({
    reference: text,
    orderId: text,
    status: oneOf(paymentOutcomes),
    message: text,
    order,
  }),
};
