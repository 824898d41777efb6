/** The OpenAPI 3.1 description of /api/v1, generated from the table of calls. */
import * as z from 'zod/mini';
import { isAdditive } from './additive.ts';
import { type Call, calls, callsByTag } from './calls.ts';
import { API_BASE_PATH } from './endpoint.ts';
import { errorBody } from './errorBody.ts';
import { type ErrorCode, errorCodes } from './errors.ts';
import * as field from './fields.ts';
import { componentNames } from './named.ts';
import type { Content, JsonSchema, OpenApiDocument, OpenApiResponse, Operation, Parameter } from './openapiTypes.ts';

export type { Content, JsonSchema, OpenApiDocument, Operation, Parameter } from './openapiTypes.ts';

const pathOf = (name: string) => `#/components/schemas/${name}`;
const refTo = (name: string): JsonSchema => ({ $ref: pathOf(name) });

/** Describes the whole table. @param version of the backend */
export function openApiDocument(version = '1.0.0'): OpenApiDocument {
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
    },
    servers: [{ url: API_BASE_PATH }],
    tags: Object.keys(callsByTag).map((name) => ({ name })),
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that login or /verify-email answered.' },
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

function operationOf(name: string, tag: string, call: Call): Operation {
  const operation: Operation = {
    operationId: name,
    tags: [tag],
    summary: call.summary,
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

function parametersOf(call: Call): Parameter[] {
  const parameters: Parameter[] = [];
  for (const [place, schema] of [['path', call.params] as const, ['query', call.query] as const]) {
    if (!schema) continue;
    // A rule's output is more specific than its input: an integer in range rather than a text of digits.
    const { properties = {} } = convert(schema, 'output');
    const { required = [] } = convert(schema, 'input');
    for (const [name, property] of Object.entries(properties)) {
      // Every number in a query is a whole one (`wholeNumber` in shared/queries.ts), which its pipe does not show.
      const { 'x-additive': mark, ...described } = property;
      if (described.type === 'number') described.type = 'integer';
      parameters.push({
        name,
        in: place,
        required: place === 'path' || required.includes(name),
        ...(mark && { 'x-additive': mark }),
        schema: described,
      });
    }
  }
  if (call.idempotent) {
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'A repeated key answers the first result instead of doing it again. ' +
        'Sent to a backend whose answers carry Api-Features: idempotency-key.',
      'x-additive': true,
      schema: { type: 'string', minLength: 1, maxLength: 200 },
    });
  }
  return parameters;
}

function errorResponses(call: Call): Record<string, OpenApiResponse> {
  const possible = new Set<ErrorCode>(call.errors);
  if (call.params || call.query || call.body) possible.add('validation');
  if (call.upload) possible.add('unsupported_media_type');
  if (call.body)
    for (const code of ['malformed_json', 'body_too_large', 'unsupported_media_type'] as const) possible.add(code);
  if (call.auth === 'customer' || call.auth === 'admin') possible.add('unauthorized');
  if (call.auth === 'admin') possible.add('forbidden');
  for (const code of ['rate_limited', 'internal', 'unavailable'] as const) possible.add(code);

  const byStatus: Record<string, OpenApiResponse> = {};
  for (const code of possible) {
    const status = errorCodes[code];
    const known = byStatus[status]?.description;
    byStatus[status] = {
      description: known ? `${known}, ${code}` : code,
      ...(status === 429 && {
        headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
      }),
      content: json(answerSchema(errorBody)),
    };
  }
  return byStatus;
}

const oneFile: JsonSchema = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};
const contentOf = (call: Call): Content =>
  call.responseType ? { [call.responseType]: { schema: { type: 'string' } } } : json(answerSchema(call.response));
const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });
const inputSchema = (schema: z.ZodMiniType) => convert(schema, 'input');

/** A reference to a named schema, or the description of any other schema. */
function answerSchema(schema: z.ZodMiniType): JsonSchema {
  const name = componentNames.get(schema)?.id;
  return name ? refTo(name) : convert(schema, 'output');
}

/** The descriptions of all named schemas, by name. */
function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(componentNames, { ...options('output'), uri: pathOf });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]));
}

function convert(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  return plain(z.toJSONSchema(schema, { ...options(io), metadata: componentNames }));
}

/** A JSON Schema as OpenAPI embeds it: without its own header, with references into the document. */
function plain({ $schema: _, $id: __, $defs: ___, id: ____, ...rest }: z.core.JSONSchema.BaseSchema): JsonSchema {
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', `"${pathOf('')}`)) as JsonSchema;
}

const options = (io: 'input' | 'output') => ({ io, override: overrideFor(io) }) satisfies z.core.ToJSONSchemaParams;

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

const overrideFor =
  (io: 'input' | 'output'): Override =>
  ({ zodSchema, jsonSchema }) => {
    if (zodSchema === field.phoneNumber) {
      // The pattern is that of the digits alone.
      delete jsonSchema.pattern;
      jsonSchema.description =
        'One number of 10 to 15 digits, with a + or 00 before it and spaces, hyphens, dots and brackets between them.';
    }
    if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (isAdditive(zodSchema)) jsonSchema['x-additive'] = true;
    if (jsonSchema.required && zodSchema instanceof z.ZodMiniObject) {
      const { shape } = zodSchema;
      jsonSchema.required = jsonSchema.required.filter((name) => !(shape[name] && isAdditive(shape[name])));
      if (jsonSchema.required.length === 0) delete jsonSchema.required;
    }
    // Callers must tolerate fields that are added later; the server refuses unknown ones.
    if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  };
