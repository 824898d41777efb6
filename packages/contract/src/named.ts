import * as z from 'zod/mini';

/**
 * What the OpenAPI document states about schemas in addition to their rules. A schema with an `id` is described once,
 * by this name, and referenced elsewhere.
 */
export const documentation = z.registry<{ id?: string; description?: string }>();

/**
 * Gives a schema its name in the OpenAPI document, such as `Order`.
 * @returns the same schema
 */
// @__NO_SIDE_EFFECTS__
export function named<Schema extends z.ZodMiniType>(id: string, schema: Schema, description: string): Schema {
  documentation.add(schema, { id, description });
  return schema;
}

/**
 * Describes a field in the OpenAPI document. Not for a schema that has a name.
 * @returns a copy of the schema, so that other fields that share the schema keep their own description
 */
// @__NO_SIDE_EFFECTS__
export function described<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  const own = schema.clone() as Schema;
  documentation.add(own, { description });
  return own;
}
