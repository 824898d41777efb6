/** The parts of OpenAPI 3.1 that the description uses: https://spec.openapis.org/oas/v3.1.0 */

/** A JSON Schema, as far as the description uses it. */
export type JsonSchema = {
  /** The basic contract does not have it. */
  'x-additive'?: true;
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
};
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  'x-additive'?: true;
  explode?: false;
  schema: JsonSchema;
};
/** By media type. */
export type Content = Partial<
  Record<'application/json' | 'multipart/form-data' | 'text/csv' | 'text/html', { schema: JsonSchema }>
>;
export type OpenApiResponse = {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content: Content;
};
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  'x-additive'?: true;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, OpenApiResponse>;
};
export type OpenApiDocument = {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; url?: string };
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
};
