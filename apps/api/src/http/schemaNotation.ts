import type { JsonSchema } from '@abs/contract/openapi';

/** A JSON Schema the way TypeScript would write it, which is quicker to read; `→Name` stands for a named schema. */
export function notation(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return `→${schema.$ref.split('/').at(-1)}`;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((option) => notation(option, indent)).join(' | ');
  if (schema.type === 'array') return `${bracketed(notation(schema.items ?? {}, indent))}[]`;
  if (schema.type === 'object') return objectNotation(schema, indent);
  return [schema.type ?? 'any', ...limitsOf(schema)].join(', ');
}

const bracketed = (text: string) => (/[|,]/.test(text) && !text.startsWith('{') ? `(${text})` : text);

function objectNotation(schema: JsonSchema, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const optional = schema.required?.includes(name) ? '' : '?';
    return `${deeper}${name}${optional}: ${notation(property, deeper)}`;
  });
  if (lines.length > 0) return `{\n${lines.join('\n')}\n${indent}}`;
  const values = schema.additionalProperties;
  return typeof values === 'object' ? `{ [name]: ${notation(values, deeper)} }` : '{ … }';
}

function limitsOf(schema: JsonSchema): string[] {
  const limits: string[] = [];
  if (schema.format) limits.push(schema.format);
  if (schema.minLength !== undefined || schema.maxLength !== undefined) {
    limits.push(`${schema.minLength ?? 0}–${schema.maxLength ?? '…'} characters`);
  }
  if (schema.minimum !== undefined || schema.maximum !== undefined) {
    limits.push(`${schema.minimum ?? '…'} to ${schema.maximum ?? '…'}`);
  }
  if (schema.default !== undefined) limits.push(`default ${JSON.stringify(schema.default)}`);
  return limits;
}
