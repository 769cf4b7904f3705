import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { closePool } from '../pool.ts';
import { readPayrollFile } from '../reading.ts';

const ROOT = fileURLToPath(new URL('../../../../test/samples/samples/', import.meta.url));

async function layoutsOf(name: string): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for await (const event of readPayrollFile({ path: ROOT + name, name }, { companies: [], workers: [] }))
    if (event.kind === 'documents')
      found.push(...event.documents.flatMap(({ type, layout }) => (type === 1 ? [layout] : [])));
  return found;
}

afterAll(closePool);

it('payslips of one layout are known again whatever they say, and those of another are told apart', async () => {
  const files = ['P02_rm_1porpagina.pdf', 'P01_dominio_2vias.pdf', 'P06_calc_2trab.pdf', 'P07_espacado_gs.pdf'];
  const layouts = await Promise.all(files.map(layoutsOf));
  expect(layouts.map(all => new Set(all).size)).toEqual([1, 1, 1, 1]);
  expect(new Set(layouts.flat()).size).toBe(files.length);
  expect(layouts.flat()).not.toContain(undefined);
  // another month and kind of the same system
  expect(new Set([...(await layoutsOf('P02_adiantamento.pdf')), ...(layouts[0] ?? [])]).size).toBe(1);
});
