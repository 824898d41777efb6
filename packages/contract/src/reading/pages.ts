import type { Pagination } from './answers.ts';
import { boolean } from './furtherReaders.ts';
import { additive, count, object } from './reader.ts';

/** Which page of a list an answer is. */
export const pagination = object<Pagination>({
  page: count,
  limit: count,
  total: count,
  totalPages: count,
  isCapped: additive(boolean),
});
