/** The OpenAPI 3.1 description of /api/v1, generated from the table of calls. */
import { type Call, calls, callsByTag, errorsOf, type Tag } from './calls.ts';
import { API_BASE_PATH, type Auth } from './endpoint.ts';
import { errorBody } from './errorBody.ts';
import { errorDescriptions } from './errorDescriptions.ts';
import { type ErrorCode, errorCodes } from './errors.ts';
import { IDEMPOTENCY_KEY_LIFETIME_MS, IDEMPOTENCY_KEY_MAX_LENGTH, PICTURE_MAX_BYTES } from './limits.ts';
import { answerSchema, componentSchemas, inputSchema, parameterSchemas } from './openapiSchemas.ts';
import type { Content, JsonSchema, OpenApiDocument, OpenApiResponse, Operation, Parameter } from './openapiTypes.ts';
import { durationOf, sizeOf } from './words.ts';

export { errorDescriptions } from './errorDescriptions.ts';
export type { Content, JsonSchema, OpenApiDocument, Operation, Parameter } from './openapiTypes.ts';

type Options = {
  /** Of the backend. */
  version?: string;
  /** The public origin of the shop, which has the contact page. */
  origin?: string;
};

/** Describes the whole table. */
export function openApiDocument({ version = '1.0.0', origin }: Options = {}): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [tag, names] of Object.entries(callsByTag)) {
    for (const name of names) {
      const call: Call = calls[name];
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, tag, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'ABS shop API',
      version,
      description:
        'Money is in naira with at most two decimals, times are ISO 8601 in UTC. Unknown fields of a body are refused. ' +
        'Answers may gain fields: ignore those you do not know. Every error has the shape of `Error`; its message is ' +
        'fit to be shown. The shop runs on any backend that has the basic contract. Calls and fields marked `x-additive` ' +
        'go beyond it: another backend may leave them out, and the shop then goes without them.',
      contact: { name: 'ABS', ...(origin !== undefined && { url: `${origin}/contactus` }) },
      // The package's license is UNLICENSED, which is no identifier of SPDX.
      license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: API_BASE_PATH }],
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that `login`, `verifyEmail` or `verifyEmailAccount` answered.',
        },
        signature: {
          type: 'apiKey',
          in: 'header',
          name: 'x-paystack-signature',
          description: 'Hex HMAC-SHA512 of the raw body under the secret key.',
        },
      },
    },
  };
}

const tagDescriptions: Record<Tag, string> = {
  Accounts: 'Sign-up with a code by e-mail, login, passwords, and the profile of the logged-in user.',
  Catalogue: 'Products, searches, categories and collections, and size guides. Everybody may read them.',
  Cart: 'The cart of the logged-in user, which all devices share.',
  Orders: 'The orders of the logged-in user. An order holds its pieces until it is paid or its hold ends.',
  Payments: 'Payments of orders on a page of the payment provider.',
  Contact: 'Messages to the shop, and its newsletter.',
  Restock: 'E-mails when a sold-out product is back in stock.',
  Wishlist: 'The wishlist of the logged-in user, that of a guest’s device, and links that share one.',
  Admin: 'The back office. Changes are recorded in the audit log.',
};

const callers: Record<Auth, string> = {
  none: 'Everybody may call it.',
  customer: 'Needs the bearer token of a logged-in user.',
  admin: 'Needs the bearer token of an admin.',
  provider: 'Only the payment provider may call it, with its signature.',
};

function operationOf(name: string, tag: string, call: Call): Operation {
  const operation: Operation = {
    operationId: name,
    tags: [tag],
    summary: call.summary,
    description: descriptionOf(call),
    ...(call.additive && { 'x-additive': true }),
    security: call.auth === 'none' ? [] : [{ [call.auth === 'provider' ? 'signature' : 'bearer']: [] }],
    parameters: parametersOf(call),
    responses: {
      [call.status ?? 200]: { description: 'Success.', content: contentOf(call) },
      ...errorResponses(call),
    },
  };
  if (call.body) operation.requestBody = { required: true, content: json(inputSchema(call.body)) };
  if (call.upload) operation.requestBody = { required: true, content: { 'multipart/form-data': { schema: oneFile } } };
  return operation;
}

/** Markdown: what the call does, its limits, and who may call it. */
function descriptionOf({ description, limits, auth, stepUp, idempotent, additive, benefit }: Call): string {
  const access = [
    callers[auth],
    stepUp && 'If logins of the admin require a code, it requires a recent one: see `stepUp`.',
    idempotent && 'Sent again with the same key, a request is done once.',
    additive && `Not in the basic contract${benefit ? `; with it, ${benefit}` : ''}.`,
  ];
  return [description, limits && `Limits: ${limits}`, access.filter(Boolean).join(' ')].filter(Boolean).join('\n\n');
}

function parametersOf(call: Call): Parameter[] {
  const parameters: Parameter[] = [];
  for (const [place, schema] of [['path', call.params] as const, ['query', call.query] as const]) {
    if (!schema) continue;
    for (const [name, { 'x-additive': mark, description = '', ...rest }, isRequired] of parameterSchemas(schema)) {
      parameters.push({
        name,
        in: place,
        required: place === 'path' || isRequired,
        description,
        ...(mark && { 'x-additive': mark }),
        // Several values are one text, with commas between them.
        ...(rest.type === 'array' && { explode: false }),
        schema: rest,
      });
    }
  }
  if (call.idempotent) {
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'A new random text for each request. A repeated key answers the first result instead of doing it again, for ' +
        `${durationOf(IDEMPOTENCY_KEY_LIFETIME_MS)}. Sent to a backend whose answers carry Api-Features: idempotency-key.`,
      'x-additive': true,
      schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX_LENGTH },
    });
  }
  return parameters;
}

function errorResponses(call: Call): Record<string, OpenApiResponse> {
  const byStatus = Map.groupBy(errorsOf(call), (code) => errorCodes[code]);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, errorResponse(status, codes)]));
}

function errorResponse(status: number, codes: readonly ErrorCode[]): OpenApiResponse {
  const own: JsonSchema = { type: 'object', properties: { code: { type: 'string', enum: codes } } };
  return {
    description: codes.map((code) => `- \`${code}\`: ${errorDescriptions[code]}`).join('\n'),
    ...((status === 429 || status === 503) && {
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
    }),
    content: json({ allOf: [answerSchema(errorBody), own] }),
  };
}

const oneFile: JsonSchema = {
  type: 'object',
  properties: {
    file: {
      type: 'string',
      format: 'binary',
      description: `A PNG, JPEG or WebP picture of at most ${sizeOf(PICTURE_MAX_BYTES)}.`,
    },
  },
  required: ['file'],
};
const contentOf = (call: Call): Content =>
  call.responseType ? { [call.responseType]: { schema: { type: 'string' } } } : json(answerSchema(call.response));
const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });
