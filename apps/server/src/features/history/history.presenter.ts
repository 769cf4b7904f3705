import { deletedFields } from '@cracha/contract/features/history/histories.ts';
import type { historyContract } from '@cracha/contract/features/history/history.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { dependantsTold } from '#core/employment/dependants.ts';
import { nextOf, type Placed } from '#kernel/database/keyset.ts';
import { deletedKindOf, kindOf, mayRestore, type Reader } from './history.policy.ts';
import type { DeletedRow, OpenedDeletion, RecordedRow } from './history.queries.ts';
import { columnsOf, plain, toldField } from './history-fields.ts';
import { type Restorers, restorerOf } from './restore-deleted.ts';

type Calls = typeof historyContract;
type Changes = ResponseSent<Calls['recordHistory']>;
type Deletions = ResponseSent<Calls['deletionHistory']>;

export function presentChanges(rows: readonly Placed<RecordedRow>[], size: number, reader: Reader): Changes {
  return {
    items: rows.slice(0, size).flatMap(row => {
      const kind = kindOf(row.entity);
      if (!kind) return [];
      return [
        {
          ...doing(row),
          apoio: row.supporter,
          ip: row.ip,
          tipo: kind,
          verbo: row.verb,
          mudancas: changesOf(row, reader),
          dependentes: dependantsOf(row),
        },
      ];
    }),
    after: nextOf(rows, size),
  };
}

type ToldChange = Changes['items'][number]['mudancas'][number];

/** What changed, as far as the reader's grants reach; of several columns that only changed under one name it is told once. */
export function changesOf({ entity, before, after }: RecordedRow, reader: Reader): ToldChange[] {
  const [was, is] = [columnsOf(before), columnsOf(after)];
  const all = new Map<string, ToldChange>();
  for (const column of Object.keys({ ...was, ...is })) {
    const told = toldField(entity, column, reader);
    if (!told || isSame(was[column], is[column])) continue;
    // that it changed is all that is told of it: from nothing to nothing it did not
    if (told.hidden && (was[column] ?? is[column] ?? null) === null) continue;
    // what is new or gone as a whole says by itself that its long parts are
    if (told.long && (was[column] === undefined || is[column] === undefined)) continue;
    const [antes, depois] = told.hidden ? [null, null] : [plain(was[column]), plain(is[column])];
    // two lists of one length are not the same
    const oculto = told.hidden || (antes === depois && antes !== null);
    if (oculto) all.set(told.name, { campo: told.name, antes: null, depois: null, oculto });
    else if (antes !== depois) all.set(told.name, { campo: told.name, antes, depois, oculto });
  }
  return [...all.values()];
}

/** Who depended on the worker before and after; null where none of it changed. Whoever reads of a record reads of its dependants. */
export function dependantsOf({ entity, before, after }: RecordedRow) {
  if (entity !== 'employmentDependants' && entity !== 'employment') return null;
  const told = dependantsTold(before, after);
  return told && !isSame(told.antes, told.depois) ? told : null;
}

/** Some changes keep the whole record on both sides. */
function isSame(was: unknown, is: unknown): boolean {
  return was !== undefined && is !== undefined && JSON.stringify(was) === JSON.stringify(is);
}

export function presentDeletions(
  rows: readonly Placed<DeletedRow>[],
  size: number,
  reader: Reader,
  restorers: Restorers,
): Deletions {
  const items = rows.slice(0, size).flatMap(row => presentDeletion(row, reader, restorers) ?? []);
  return { items, after: nextOf(rows, size) };
}

function presentDeletion(
  row: DeletedRow,
  reader: Reader,
  restorers: Restorers,
): Deletions['items'][number] | undefined {
  const tipo = deletedKindOf(row.entity);
  const can = mayRestore(reader, restorerOf(restorers, row.entity), row.restored_at !== null);
  return (
    tipo && {
      ...doing(row),
      tipo,
      justificativa: row.justification,
      restauradoEm: row.restored_at?.toISOString() ?? null,
      can: can ? ['restaurar'] : [],
    }
  );
}

/** Undefined: of a kind that no list shows. */
export function presentDeleted(
  row: OpenedDeletion,
  reader: Reader,
  restorers: Restorers,
): ResponseSent<Calls['deletedRecord']> | undefined {
  const presented = presentDeletion(row, reader, restorers);
  const record = columnsOf(row.record);
  return (
    presented && {
      ...presented,
      ip: row.ip,
      restauradoPor: row.restored_by,
      motivoRestauracao: row.restore_reason,
      campos: Object.entries(deletedFields[row.entity] ?? {})
        .map(([column, campo]) => ({ campo, valor: plain(record[column]) }))
        .filter(({ valor }) => valor !== null && valor !== ''),
    }
  );
}

function doing({ id, at, who, profile, subject }: Pick<DeletedRow, 'id' | 'at' | 'who' | 'profile' | 'subject'>) {
  return { id, em: at.toISOString(), quem: who, perfil: profile, sobre: subject };
}
