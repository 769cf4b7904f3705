import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import { keysOf } from '../../kernel/said.ts';
import { day, id, instant, searchText } from '../../kernel/wire.ts';
import { dependant } from '../worker/worker.schemas.ts';
import { kinds } from './histories.ts';

/** What a change is about, as the filter names it. */
export const historyKinds = keysOf(kinds).sort((a, b) => kinds[a].place - kinds[b].place);
export type HistoryKind = keyof typeof kinds;

const period = { de: z.optional(day), ate: z.optional(day) };

export const proofPeriod = z.object(period);

/** What narrows the list and its export. */
const recordHistoryShape = {
  ...period,
  tipo: z.optional(z.enum(historyKinds, 'INVALID_OPTION')),
  /** Who did it. */
  idPessoa: z.optional(id),
  /** Whose record, document or access it is about: words of name or registration, or a CPF. */
  trabalhador: searchText,
};
export const recordHistoryFilter = z.object(recordHistoryShape);
export const recordHistoryQuery = z.object({ ...recordHistoryShape, ...cursorQuery });

/** Fields of a change whose values are words of ours; all else is told as it was written. */
export const wordedFields: ReadonlySet<string> = new Set(['categoria', 'especie', 'situacao', 'papel', 'tipoPonto']);

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Who did it: `apoio` is the supporter who acted for `quem`; nobody's is the system's. */
const doing = {
  id,
  em: instant,
  quem: z.nullable(z.string()),
  perfil: z.nullable(z.string()),
  sobre: z.nullable(z.string()),
};

export const recordedChange = z.object({
  ...doing,
  apoio: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  tipo: z.enum(historyKinds),
  verbo: z.string(),
  /** What the reader's grants reach; of a sensitive field only that it changed (`oculto`). */
  mudancas: z.array(z.object({ campo: z.string(), antes: value, depois: value, oculto: z.boolean() })),
  /** Of a change of dependants, CPFs masked; null where it was about something else. */
  dependentes: z.nullable(z.object({ antes: z.array(dependant), depois: z.array(dependant) })),
});
export const recordHistory = z.object({ items: z.array(recordedChange), after: z.nullable(z.string()) });

/** Proofs of income of a period: a worker's own, so counts alone; null where there are fewer than five. */
export const proofCounts = z.object({ feitos: z.nullable(z.int()), abertos: z.nullable(z.int()) });

export const historyPeople = z.array(z.object({ id, nome: z.string() }));

/** What is kept when it is deleted. */
const deletedPlace = (kind: HistoryKind) => {
  const { deletedPlace: at = 0 }: { place: number; deletedPlace?: number } = kinds[kind];
  return at;
};
export const deletedKinds = keysOf(kinds)
  .filter(isDeletedKind)
  .sort((a, b) => deletedPlace(a) - deletedPlace(b));
export type DeletedKind = {
  [K in HistoryKind]: (typeof kinds)[K] extends { deletedPlace: number } ? K : never;
}[HistoryKind];

function isDeletedKind(kind: HistoryKind): kind is DeletedKind {
  return deletedPlace(kind) > 0;
}

/** What narrows the list of deletions and its export. */
const deletionShape = {
  ...period,
  tipo: z.optional(z.enum(deletedKinds, 'INVALID_OPTION')),
  pesquisa: searchText,
};
export const deletionFilter = z.object(deletionShape);
export const deletionHistoryQuery = z.object({ ...deletionShape, ...cursorQuery });

const deleted = {
  ...doing,
  tipo: z.enum(deletedKinds),
  justificativa: z.string(),
  restauradoEm: z.nullable(instant),
  can: z.array(z.enum(['restaurar'])),
};
export const deletionHistory = z.object({ items: z.array(z.object(deleted)), after: z.nullable(z.string()) });
export const deletedRecord = z.object({
  ...deleted,
  ip: z.nullable(z.string()),
  restauradoPor: z.nullable(z.string()),
  motivoRestauracao: z.nullable(z.string()),
  campos: z.array(z.object({ campo: z.string(), valor: value })),
});

/** The reason has 40 to 250 characters, as a deletion's; without the second confirmation it is only judged. */
export const restoration = z.object({
  Justificativa: z._default(z.string().check(z.maxLength(2000)), ''),
  confirmado: z.optional(z.boolean()),
});
