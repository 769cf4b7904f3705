import * as z from 'zod/mini';

type Schema = z.core.JSONSchema.BaseSchema;

/** A body that a schema accepts, the smallest: what is optional is left out, ids are nobody's. */
export function sampleOf(schema: z.core.$ZodType): unknown {
  return sampleIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

function sampleIn(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sampleIn(first as Schema);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(part => sampleIn(part as Schema)));
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map(name => [name, sampleIn((schema.properties?.[name] ?? {}) as Schema)]),
    );
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleIn((schema.items ?? {}) as Schema));
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, Number(schema.minimum ?? 1));
  if (schema.type === 'boolean') return true;
  return textOf(schema);
}

function textOf({ format, pattern, minLength }: Schema): string {
  if (format === 'uuid' || pattern?.includes('[0-9a-f]{4}')) return '00000000-0000-4000-8000-000000000000';
  if (pattern?.includes('\\d{2}T')) return '2026-10-01T00:00:00Z';
  if (format === 'date' || pattern?.includes('\\d{4}-')) return '2026-10-01';
  if (pattern?.includes('{64}')) return 'a'.repeat(64);
  return 'a'.repeat(Math.max(12, minLength ?? 0));
}
