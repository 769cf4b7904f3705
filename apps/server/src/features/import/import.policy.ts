import type { ImportAct, ImportState } from '@cracha/contract/features/import/import.schemas.ts';

/** States as they are stored, and as they travel. */
export const wireStates = {
  queued: 'naFila',
  reading: 'lendo',
  confirmColumns: 'confirmarColunas',
  toReview: 'paraConferir',
  ready: 'prontaParaLiberar',
  scheduled: 'agendada',
  published: 'publicada',
  failed: 'comErro',
  cancelled: 'cancelada',
  undone: 'desfeita',
} as const satisfies Record<string, ImportState>;

export type StoredImportState = keyof typeof wireStates;

export function isStoredState(state: string): state is StoredImportState {
  return Object.hasOwn(wireStates, state);
}

/** What an import in a state allows; `from` names the states a transition expects. */
export const transitions = {
  publish: ['toReview', 'ready', 'published'],
  cancel: ['queued', 'reading', 'confirmColumns', 'scheduled'],
  retry: ['failed', 'cancelled', 'toReview', 'ready'],
  undo: ['toReview', 'ready', 'published'],
  replace: ['toReview', 'ready', 'published', 'failed', 'confirmColumns'],
} as const satisfies Record<string, readonly StoredImportState[]>;

export interface ImportFacts {
  state: StoredImportState;
  clean: number;
  doubtful: number;
  published: number;
}

/** Whether a transition may start from the import's state. */
export function allows(
  transition: keyof typeof transitions,
  { state, published }: Pick<ImportFacts, 'state' | 'published'>,
): boolean {
  if (transition === 'retry' && published > 0) return false;
  return transitions[transition].some(from => from === state);
}

/** A person has to say first that the sums of a file without totals are right. Pure. */
export function waitsForSums(row: { sums_asked: unknown; sums_confirmed_at: Date | null }): boolean {
  return row.sums_asked !== null && row.sums_confirmed_at === null;
}

/** What the reader may do with a row, by state and permissions; sent with it. */
export function actsOf(facts: ImportFacts, permissions: ReadonlySet<string>): ImportAct[] {
  const mayChange = permissions.has('RhImportacaoEditar');
  const acts: [ImportAct, boolean][] = [
    ['publicar', mayChange && allows('publish', facts) && facts.clean > 0 && facts.doubtful === 0],
    ['publicarLimpos', mayChange && allows('publish', facts) && facts.clean > 0 && facts.doubtful > 0],
    ['cancelar', mayChange && allows('cancel', facts)],
    ['confirmarColunas', mayChange && facts.state === 'confirmColumns'],
    ['repetir', mayChange && allows('retry', facts)],
    ['desfazer', permissions.has('RhImportacaoDeletar') && allows('undo', facts)],
    ['baixar', permissions.has('RhImportacaoDownload')],
  ];
  return acts.flatMap(([act, may]) => (may ? [act] : []));
}
