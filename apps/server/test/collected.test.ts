import { globSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue } from '@cracha/contract/errors/catalogue.ts';
import {
  deletedFields,
  fields,
  kinds,
  onlyChanged,
  told,
  values,
  verbs,
} from '@cracha/contract/features/history/histories.ts';
import { notices } from '@cracha/contract/features/notification/notices.ts';
import { fields as ofWorker } from '@cracha/contract/features/worker/field-messages.pt-BR.ts';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../../../packages/contract/src');
const collected = { kinds, verbs, fields, values, told, onlyChanged, deleted: deletedFields };

/** The one record that each file of a suffix exports. */
async function brought(suffix: string): Promise<Record<string, Record<string, unknown>>[]> {
  const files = globSync(`**/*.${suffix}.ts`, { cwd: src });
  const modules = await Promise.all(files.map(file => import(join(src, file))));
  return modules.map(module => Object.values<Record<string, Record<string, unknown>>>(module)[0] ?? {});
}
const keys = (all: object[]) => all.flatMap(one => Object.keys(one)).sort();

describe('what features bring', () => {
  it('is collected whole, and no two bring the same error or notification', async () => {
    expect(keys(await brought('errors'))).toEqual(Object.keys(errorCatalogue).sort());
    expect(keys(await brought('notices'))).toEqual(Object.keys(notices).sort());
  });

  it.each(Object.entries(collected))('of the histories: %s, none twice', async (part, all) => {
    const histories = await brought('history');
    expect(keys(histories.map(one => one[part] ?? {}))).toEqual(Object.keys(all).sort());
  });

  it('has a word for every field that is told', () => {
    const names = [told, onlyChanged, deletedFields].flatMap(map =>
      Object.values(map).flatMap(one => Object.values(one)),
    );
    // those of the worker record have words of their own
    for (const name of new Set(names)) expect(name in fields || name in ofWorker, name).toBe(true);
  });
});
