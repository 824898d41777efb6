/** The OpenAPI 3.1 description of /api/v1, made from the table of calls: nothing in it is written twice. */
import * as z from 'zod/mini';
import { isAdditive } from './additive.ts';
import { type Call, calls } from './calls.ts';
import { API_BASE_PATH } from './endpoint.ts';
import * as entity from './entities.ts';
import { type ErrorCode, errorCodes } from './errors.ts';
import * as field from './fields.ts';
import type { Content, JsonSchema, OpenApiDocument, OpenApiResponse, Operation, Parameter } from './openapiTypes.ts';

export type { Content, JsonSchema, OpenApiDocument, Operation, Parameter } from './openapiTypes.ts';

/** Entities that answers refer to by name. */
const named = {
  User: entity.user,
  UserCredentials: entity.userCredentials,
  Picture: entity.picture,
  Product: entity.product,
  CartItem: entity.cartItem,
  Cart: entity.cart,
  Order: entity.order,
  OrderItem: entity.orderItem,
  Pagination: entity.pagination,
  ProviderAuthorization: entity.providerAuthorization,
  OverviewStats: entity.overviewStats,
  AdminUser: entity.adminUser,
  Transaction: entity.transaction,
  SalesDay: entity.salesDay,
  AdminCounts: entity.adminCounts,
  AdminOrder: entity.adminOrder,
  AdminOrderDetail: entity.adminOrderDetail,
  OrderEvent: entity.orderEvent,
  AdminProduct: entity.adminProduct,
  UploadedPicture: entity.uploadedPicture,
  ContactMessage: entity.contactMessage,
  Notification: entity.notification,
  AuditEntry: entity.auditEntry,
  Error: entity.errorBody,
} as const;

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(named)) names.add(schema, { id });

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Describes the whole table. @param version of the backend */
export function openApiDocument(version = '1.0.0'): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call) };
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
    tags: [...new Set(Object.values(calls).map((call) => call.tag))].map((tag) => ({ name: tag })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, answerSchema(schema, true)])),
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

function operationOf(name: string, call: Call): Operation {
  const operation: Operation = {
    operationId: name,
    tags: [call.tag],
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
    // What leaves the rule says more than what enters it: an integer in range rather than a text of digits.
    const { properties = {} } = convert(schema, 'output');
    const { required = [] } = convert(schema, 'input');
    for (const [name, property] of Object.entries(properties)) {
      // Every number in a query is a whole one (`wholeNumber` in calls.ts), which its pipe does not show.
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
      content: json(refTo('Error')),
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

/** @param whole describe the entity itself rather than refer to it */
function answerSchema(schema: z.ZodMiniType, whole = false): JsonSchema {
  const id = names.get(schema)?.id;
  return id && !whole ? refTo(id) : convert(schema, 'output');
}

function convert(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const converted = z.toJSONSchema(schema, {
    io,
    metadata: names,
    override({ zodSchema, jsonSchema }) {
      if (zodSchema === field.phoneNumber) {
        // The rule strips these signs before it counts digits; the pattern after the stripping would mislead.
        jsonSchema.pattern = '^[\\d\\s()+\\-]+$';
        jsonSchema.description = '10 to 15 digits; +, spaces, hyphens and brackets may stand between them.';
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
      // Callers must put up with fields that are added later; the server refuses unknown ones.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  // A schema with a name of its own ends up among the definitions, with a reference in its place.
  const id = names.get(schema)?.id;
  const own = (id && converted.$defs?.[id]) || converted;
  const { $schema: _, $defs: __, id: ___, ...rest } = own as Record<string, unknown>;
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
}
