import type { Handlers } from '../http/handler.ts';
import { cancelEmailChange, confirmEmailChange } from './confirmations.ts';
import { requestEmailChange } from './request.ts';

export const emailChangeHandlers = {
  requestEmailChange,
  confirmEmailChange,
  cancelEmailChange,
} satisfies Partial<Handlers>;
