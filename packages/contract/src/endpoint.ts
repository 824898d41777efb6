/** 'customer' is anyone signed in, 'admin' a user whose userType is 'Admin', 'provider' a signed payment webhook. */
export type Auth = 'none' | 'customer' | 'admin' | 'provider';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Endpoint = {
  method: Method;
  path: `/${string}`;
  auth: Auth;
  /** The basic contract does not have it: another backend may answer 404, and the shop works without it. */
  additive?: true;
  /** The queries that the basic contract has; another backend may refuse more. @default all that the call takes */
  queries?: readonly string[];
  /** Takes an Idempotency-Key. */
  idempotent?: true;
  /** The body is multipart/form-data with one file in the field `file`. */
  upload?: true;
  /** Of an admin with two-factor authentication, it requires a recent code: see `stepUp` of the calls. */
  stepUp?: true;
  /** The answer is not JSON, but a text of this type. */
  responseType?: 'text/csv' | 'text/html';
};

export const API_BASE_PATH = '/api/v1';
