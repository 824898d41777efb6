import { ApiError } from '../apiError.ts';
import type { UserRow } from './mapper.ts';

const blockTexts = {
  blocked: 'This account has been blocked. Please contact us.',
  deactivated: 'This account has been deactivated. Contact us to open it again.',
};

/** @throws ApiError `account_blocked`, with a different message for each status */
export function refuseBlocked({ status }: Pick<UserRow, 'status'>): void {
  if (status !== 'active') throw new ApiError('account_blocked', blockTexts[status]);
}
