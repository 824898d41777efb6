import type { AccountSession, CallResponse } from '../reading/answers.ts';
import { boolean, nullable, time } from '../reading/furtherReaders.ts';
import { messageOr, optionalMessage } from '../reading/messages.ts';
import { list, object, text } from '../reading/reader.ts';

export const settingsReaders = {
  changePassword: messageOr('Your password has been changed.'),
  requestEmailChange: messageOr('Check the inboxes of both addresses.'),
  confirmEmailChange: object<CallResponse<'confirmEmailChange'>>({ email: text, changed: boolean }),
  cancelEmailChange: optionalMessage('The change is cancelled.'),
  getSessions: object<CallResponse<'getSessions'>>({
    sessions: list(
      object<AccountSession>({
        id: text,
        device: nullable(text),
        createdAt: time,
        lastUsedAt: time,
        isCurrent: boolean,
      }),
    ),
  }),
  endSession: optionalMessage('The device is logged out.'),
  deleteAccount: messageOr('Your account has been deleted.'),
  exportData: text,
};
