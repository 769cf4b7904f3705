import type { RegistryAct, RegistryState } from '@cracha/contract/features/worker/registry.schemas.ts';
import {
  isOwnColumn,
  isOwnPayColumn,
  isRegistryColumn,
  type RegistryColumn,
} from '@cracha/contract/features/worker/registry-columns.ts';
import {
  fieldOf,
  isEndingField,
  isWorkerField,
  type WorkerSection,
  workerSections,
} from '@cracha/contract/features/worker/worker-fields.ts';
import { states } from '#core/states.ts';
import { mayEdit, maySee, mayTell } from '../worker.policy.ts';

/** What a registry import may go through; without its rows it is not undone. */
export const registryStates = states({
  wire: {
    queued: 'naFila',
    reading: 'lendo',
    confirmColumns: 'confirmarColunas',
    ready: 'conferir',
    applying: 'aplicando',
    applied: 'aplicada',
    failed: 'comErro',
    cancelled: 'cancelada',
    undoing: 'desfazendo',
    undone: 'desfeita',
  } satisfies Record<string, RegistryState>,
  moves: {
    confirm: ['confirmColumns', 'ready'],
    correct: ['ready'],
    apply: ['ready'],
    cancel: ['queued', 'reading', 'confirmColumns', 'ready', 'failed'],
    retry: ['ready', 'failed', 'cancelled'],
    undo: ['applied'],
  },
  when: (verb, { rows_dropped_at: dropped }: Pick<RegistryFacts, 'state' | 'rows_dropped_at'>) =>
    verb !== 'undo' || dropped === null,
});
export type StoredRegistryState = keyof typeof registryStates.wire;

interface RegistryFacts {
  state: string;
  content_type: string;
  inserts: number;
  updates: number;
  refused: number;
  /** Sections whose columns are read, by the grants of who sent or confirmed. */
  sections: readonly string[];
  columns: readonly string[];
  /** Own fields that new workers get by one value, as columns. */
  fill_columns: readonly string[];
  /** When its rows went for having rested long enough: it is not undone without them. */
  rows_dropped_at: Date | null;
}

/** A sheet has cells to correct; an event of eSocial or an employee record is as it was sent. */
export function isTable({ content_type }: Pick<RegistryFacts, 'content_type'>): boolean {
  return content_type === 'text/csv' || content_type.endsWith('spreadsheetml.sheet');
}

interface Reader {
  profile: string;
  permissions: ReadonlySet<string>;
  supportGrantId: string | null;
}

/** The sections that a reader may fill from a file. */
export function sectionsOf(reader: Reader): WorkerSection[] {
  return workerSections.filter(section => section !== 'dependentes' && mayEdit(reader, section));
}

/** The sections that an import fills. */
export function filledSections({
  sections,
  columns,
  fill_columns,
}: Pick<RegistryFacts, 'sections' | 'columns' | 'fill_columns'>): WorkerSection[] {
  const named = new Set([...columns, ...fill_columns].filter(isRegistryColumn).flatMap(sectionOfColumn));
  return workerSections.filter(section => named.has(section) && sections.includes(section));
}

export function sectionOfColumn(column: RegistryColumn): WorkerSection[] {
  if (isOwnColumn(column)) return [isOwnPayColumn(column) ? 'pagamento' : 'contrato'];
  if (isEndingField(column)) return ['contrato'];
  return isWorkerField(column) ? [fieldOf(column).section] : [];
}

/** Whether what stands in a column may be told to who did not send the file; a column nobody has named may hold anything. */
export function mayTellColumn(reader: Reader, column: string): boolean {
  if (!isOwnColumn(column)) return column !== 'ignorar' && mayTell(reader, column);
  return sectionOfColumn(column).every(section => maySee(reader, section));
}

/** Whether a reader may do to the registry what an import does: its rows, and every section it fills. Support never may. */
export function mayWrite(
  reader: Reader,
  facts: Pick<RegistryFacts, 'inserts' | 'updates' | 'sections' | 'columns' | 'fill_columns'>,
): boolean {
  const { permissions, supportGrantId } = reader;
  if (supportGrantId) return false;
  if (facts.inserts > 0 && !permissions.has('RhTrabalhadorCriar')) return false;
  return filledSections(facts).every(section => mayEdit(reader, section));
}

/** What the reader may do with a row of the list; the acts themselves ask again. */
export function registryActsOf(facts: RegistryFacts, reader: Reader): RegistryAct[] {
  const { permissions, supportGrantId } = reader;
  const edits = permissions.has('RhImportacaoEditar') && !supportGrantId;
  const open: [RegistryAct, boolean][] = [
    ['confirmarColunas', edits && registryStates.allows('confirm', facts)],
    ['corrigir', edits && isTable(facts) && registryStates.allows('correct', facts)],
    [
      'aplicar',
      edits && registryStates.allows('apply', facts) && facts.inserts + facts.updates > 0 && mayWrite(reader, facts),
    ],
    ['cancelar', edits && registryStates.allows('cancel', facts)],
    ['repetir', edits && registryStates.allows('retry', facts)],
    [
      'desfazer',
      permissions.has('RhImportacaoDeletar') && registryStates.allows('undo', facts) && mayWrite(reader, facts),
    ],
    ['recusadas', permissions.has('RhImportacaoDownload') && facts.refused > 0 && facts.rows_dropped_at === null],
  ];
  return open.flatMap(([act, may]) => (may ? [act] : []));
}
