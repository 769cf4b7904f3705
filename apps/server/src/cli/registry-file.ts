import { readFile } from 'node:fs/promises';
import type { Registry } from '#core/reading/reading.ts';

/**
 * Reads a registry of workers from JSON: `companies[{cnpj, name}]`, `workers[{company_cnpj, registration, cpf, pis?, name, active?}]`.
 * An employment's id is `id` when given, else company and registration. Throws a SyntaxError when the file is no JSON.
 */
export async function readRegistry(path: string): Promise<Registry> {
  const json: unknown = JSON.parse(await readFile(path, 'utf8'));
  const companies = list(json, 'companies').map(company => ({
    id: text(company, 'cnpj') ?? '',
    cnpj: text(company, 'cnpj') ?? '',
    name: text(company, 'name') ?? '',
  }));
  const workers = list(json, 'workers').map(worker => {
    const companyId = text(worker, 'company_cnpj') ?? '';
    const registration = text(worker, 'registration') ?? '';
    return {
      employmentId: text(worker, 'id') ?? `${companyId}:${registration}`,
      companyId,
      cpf: text(worker, 'cpf') ?? '',
      registration,
      name: text(worker, 'name') ?? '',
      pis: text(worker, 'pis'),
      active: property(worker, 'active') !== false,
    };
  });
  return { companies, workers };
}

function list(value: unknown, name: string): unknown[] {
  const found = property(value, name);
  return Array.isArray(found) ? found : [];
}

function text(value: unknown, name: string): string | undefined {
  const found = property(value, name);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
