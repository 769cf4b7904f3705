import type { registryContract } from '@cracha/contract/features/worker/registry.contract.ts';
import { isRegistryColumn } from '@cracha/contract/features/worker/registry-columns.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import * as z from 'zod/mini';
import { refuse } from '#kernel/refusal.ts';
import { sectionOfColumn, sectionsOf } from './registry.policy.ts';
import type { RegistryRow } from './registry.queries.ts';

/** What people put into cells of a file's rows instead: by the row's number, then by the column, from 0. */
export const registryEdits = z.record(z.string(), z.record(z.string(), z.string()));
export type RegistryEdits = z.infer<typeof registryEdits>;

const mostRows = 1000;

type Cells = BodyOf<(typeof registryContract)['correctRow']>['celulas'];

/** An import's corrections with those of a row. @throws OPERATION_NOT_ALLOWED of a column the reader may not fill, INVALID_REQUEST of one the file lacks */
export function withCells(
  row: Pick<RegistryRow, 'columns' | 'edits'>,
  line: number,
  cells: Cells,
  reader: Parameters<typeof sectionsOf>[0],
): RegistryEdits {
  const edits = registryEdits.parse(row.edits);
  const may = sectionsOf(reader);
  const changed = cells.map(({ coluna, texto }) => {
    const at = row.columns.indexOf(coluna);
    if (at < 0 || coluna === 'ignorar' || !isRegistryColumn(coluna)) refuse('INVALID_REQUEST');
    if (!sectionOfColumn(coluna).every(section => may.includes(section))) refuse('OPERATION_NOT_ALLOWED');
    return [String(at), texto];
  });
  const all = { ...edits, [line]: { ...edits[line], ...Object.fromEntries(changed) } };
  return Object.keys(all).length > mostRows ? refuse('INVALID_REQUEST') : all;
}
