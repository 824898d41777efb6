/** Data that a part of the page loads. Once it is ready, the state carries it. */
export type LoadState<Data> =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | ({ status: 'ready' } & Data);

/** A LoadState of one thing, which may not exist. */
export type LookupState<Data> = LoadState<Data> | { status: 'notFound' };

/** A LoadState of one page of a list. While a page loads, the number of pages may be known already. */
export type PageState<Data> =
  | { status: 'loading'; page?: number; totalPages?: number }
  | { status: 'error'; message: string }
  | ({ status: 'ready'; page: number; totalPages: number } & Data);
