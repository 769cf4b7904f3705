import type { ImportAct, ImportState } from '@cracha/contract/features/import/import.schemas.ts';
import { states } from '#core/states.ts';

/** What an import may go through; what is out of it is never read again. */
export const importStates = states({
  wire: {
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
  } satisfies Record<string, ImportState>,
  moves: {
    confirmColumns: ['confirmColumns'],
    publish: ['toReview', 'ready', 'published'],
    cancel: ['queued', 'reading', 'confirmColumns', 'scheduled'],
    retry: ['failed', 'cancelled', 'toReview', 'ready'],
    undo: ['toReview', 'ready', 'published'],
    replace: ['toReview', 'ready', 'published', 'failed', 'confirmColumns'],
  },
  when: (verb, { published }: Pick<ImportFacts, 'state' | 'published'>) => verb !== 'retry' || published === 0,
});

export type StoredImportState = keyof typeof importStates.wire;

interface ImportFacts {
  state: string;
  clean: number;
  doubtful: number;
  published: number;
}

/** A person has to say first that the sums of a file without totals are right. Pure. */
export function waitsForSums(row: { sums_asked: unknown; sums_confirmed_at: Date | null }): boolean {
  return row.sums_asked !== null && row.sums_confirmed_at === null;
}

/** What the reader may do with a row, by state and permissions; sent with it. */
export function actsOf(facts: ImportFacts, permissions: ReadonlySet<string>): ImportAct[] {
  const mayChange = permissions.has('RhImportacaoEditar');
  const acts: [ImportAct, boolean][] = [
    ['publicar', mayChange && importStates.allows('publish', facts) && facts.clean > 0 && facts.doubtful === 0],
    ['publicarLimpos', mayChange && importStates.allows('publish', facts) && facts.clean > 0 && facts.doubtful > 0],
    ['cancelar', mayChange && importStates.allows('cancel', facts)],
    ['confirmarColunas', mayChange && importStates.allows('confirmColumns', facts)],
    ['repetir', mayChange && importStates.allows('retry', facts)],
    ['desfazer', permissions.has('RhImportacaoDeletar') && importStates.allows('undo', facts)],
    ['baixar', permissions.has('RhImportacaoDownload')],
  ];
  return acts.flatMap(([act, may]) => (may ? [act] : []));
}
