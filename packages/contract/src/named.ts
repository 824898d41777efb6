import * as z from 'zod/mini';

/** The schemas that the OpenAPI document describes once, by name, and references elsewhere. */
export const componentNames = z.registry<{ id: string }>();

/**
 * Gives a schema its name in the OpenAPI document, such as `Order`.
 * @returns the same schema
 */
// @__NO_SIDE_EFFECTS__
export function named<Schema extends z.ZodMiniType>(id: string, schema: Schema): Schema {
  componentNames.add(schema, { id });
  return schema;
}
