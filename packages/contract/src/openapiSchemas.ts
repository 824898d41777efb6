/** The JSON Schemas of the OpenAPI document, converted from the schemas of calls and entities. */
import * as z from 'zod/mini';
import { isAdditive } from './additive.ts';
import * as field from './fields.ts';
import { documentation } from './named.ts';
import type { JsonSchema } from './openapiTypes.ts';

const pathOf = (name: string) => `#/components/schemas/${name}`;

export const inputSchema = (schema: z.ZodMiniType): JsonSchema => convert(schema, 'input');

/** A reference to a named schema, or the description of any other schema. */
export function answerSchema(schema: z.ZodMiniType): JsonSchema {
  const name = documentation.get(schema)?.id;
  return name ? { $ref: pathOf(name) } : convert(schema, 'output');
}

/** The descriptions of all named schemas, by name. */
export function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(documentation, { ...options('output'), uri: pathOf });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]));
}

/** The parameters of a path or query by name, each with whether it is required. */
export function parameterSchemas(schema: z.ZodMiniObject): [name: string, schema: JsonSchema, isRequired: boolean][] {
  // A rule's output is more specific than its input: an integer in range rather than a text of digits.
  const { properties = {} } = convert(schema, 'output');
  const { required = [] } = convert(schema, 'input');
  return Object.entries(properties).map(([name, property]) => [name, property, required.includes(name)]);
}

function convert(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  return plain(z.toJSONSchema(schema, options(io)));
}

/** A JSON Schema as OpenAPI embeds it: without its own header, with references into the document. */
function plain({ $schema: _, $id: __, $defs: ___, id: ____, ...rest }: z.core.JSONSchema.BaseSchema): JsonSchema {
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', `"${pathOf('')}`)) as JsonSchema;
}

const options = (io: 'input' | 'output') =>
  ({ io, metadata: documentation, override: overrideFor(io) }) satisfies z.core.ToJSONSchemaParams;

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
