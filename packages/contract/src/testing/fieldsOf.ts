import * as z from 'zod/mini';
import { isAdditive } from '../additive.ts';

/** A field of a call's input or answer. */
export type ContractField = {
  /** E.g. `products[].price`. */
  path: string;
  schema: z.ZodMiniType;
  /** It is marked as additive, or lies within a field that is. */
  isAdditive: boolean;
};

/** Every field of a schema, outer ones before nested ones. */
export function fieldsOf(schema: z.ZodMiniType): ContractField[] {
  return fieldsWithin(schema, '', false);
}

function fieldsWithin(schema: z.ZodMiniType, path: string, isWithinAdditive: boolean): ContractField[] {
  const value = unwrapped(schema);
  if (value instanceof z.ZodMiniArray) return fieldsWithin(value.def.element as z.ZodMiniType, path, isWithinAdditive);
  if (!(value instanceof z.ZodMiniObject)) return [];
  return Object.entries(value.shape as Record<string, z.ZodMiniType>).flatMap(([name, field]) => {
    const here = { path: `${path}${path && '.'}${name}${isList(field) ? '[]' : ''}`, schema: field };
    const isMarked = isWithinAdditive || isAdditive(field);
    return [{ ...here, isAdditive: isMarked }, ...fieldsWithin(field, here.path, isMarked)];
  });
}

/** A schema without the wrappers that allow missing or null values, or that convert the value. */
export function unwrapped(schema: z.ZodMiniType): z.ZodMiniType {
  if (schema instanceof z.ZodMiniPipe) return unwrapped(schema.def.in as z.ZodMiniType);
  const isWrapper =
    schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault;
  return isWrapper ? unwrapped(schema.def.innerType as z.ZodMiniType) : schema;
}

const isList = (schema: z.ZodMiniType) => unwrapped(schema) instanceof z.ZodMiniArray;
