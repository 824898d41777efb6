/** A request for a call of the API, with its body already parsed. */
export type ApiRequest = {
  method: string;
  /** Below /api/v1. */
  path: string;
  query: Record<string, string>;
  body: unknown;
  authorization: string | undefined;
  origin: string;
};
