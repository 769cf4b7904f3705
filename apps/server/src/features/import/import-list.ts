import type { importContract } from '@cracha/contract/features/import/import.contract.ts';
import type { importTypes } from '@cracha/contract/features/import/import.schemas.ts';
import type { QueryOf } from '@cracha/contract/kernel/endpoint.ts';
import { readCursor, writeCursor } from '#kernel/http/cursor.ts';
import { isStoredState, type StoredImportState, wireStates } from './import.policy.ts';
import type { ImportFilter, ImportRow } from './import.queries.ts';

/** The list's query in English. */
export function filterOf(query: QueryOf<(typeof importContract)['imports']>): ImportFilter {
  const { situacao, tipo, mes, ano, idEmpresa, pesquisa } = query;
  return {
    states: situacao?.split(',').flatMap(wire => storedState(wire) ?? []),
    type: tipo && typeCodes[tipo],
    month: mes,
    year: ano,
    companyId: idEmpresa,
    search: pesquisa?.trim() || undefined,
  };
}

const typeCodes = {
  recibos: 1,
  beneficios: 2,
  informes: 3,
  naoReconhecidas: 4,
  fichas: 6,
  pontos: 7,
} as const satisfies Record<(typeof importTypes)[number], number>;

function storedState(wire: string): StoredImportState | undefined {
  const found = Object.keys(wireStates).find(state => isStoredState(state) && wireStates[state] === wire);
  return found !== undefined && isStoredState(found) ? found : undefined;
}

/** Where a page begins: after a cursor, else by its number. @throws INVALID_PAGE for a cursor that is not ours */
export function pageFrom({ page, size }: { page: number; size: number }, after: string | undefined) {
  const [sentAt, id] = after ? readCursor(after, 2) : [];
  return { offset: (page - 1) * size, size, after: after ? { sentAt: String(sentAt), id: String(id) } : undefined };
}

/** The rows of a page and the cursor of the next, from one row more than fits. */
export function nextCursor(rows: ImportRow[], size: number): { rows: ImportRow[]; after: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, after: rows.length > size && last ? writeCursor([last.sent_at_exact, last.id]) : null };
}

/** Which stored states a filter of the documents stands for. */
export function documentStatesOf(
  filter: 'limpos' | 'duvidosos' | 'publicados' | 'outros' | undefined,
): readonly string[] | undefined {
  const states = {
    limpos: ['clean'],
    duvidosos: ['doubtful'],
    publicados: ['published'],
    outros: ['kept', 'ignored', 'withdrawn'],
  } as const;
  return filter && states[filter];
}
