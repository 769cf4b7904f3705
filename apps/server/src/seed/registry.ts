import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const registrySchema = z.object({
  companies: z.array(
    z.object({
      name: z.string(),
      cnpj: z.string(),
      street: z.string(),
      number: z.string(),
      district: z.string(),
      city: z.string(),
      uf: z.string(),
      zip: z.string(),
    }),
  ),
  workers: z.array(
    z.object({
      company_cnpj: z.string(),
      registration: z.string(),
      cpf: z.string(),
      pis: z.optional(z.string()),
      name: z.string(),
      admission: z.optional(z.string()),
    }),
  ),
});

/** The invented companies and workers of the demo's first access group. */
export function demoRegistry(): z.output<typeof registrySchema> {
  const file = join(import.meta.dirname, '../../demo/registry.json');
  return registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
