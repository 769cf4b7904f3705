import type { ImportState } from '@cracha/contract/features/import/import.schemas.ts';
import type { Tone } from '#ui/base/Status.tsx';
import type { ImportItem } from './import.types.ts';

const tones: Record<ImportState, Tone> = {
  naFila: 'neutral',
  lendo: 'brand',
  confirmarColunas: 'warn',
  paraConferir: 'warn',
  prontaParaLiberar: 'brand',
  agendada: 'brand',
  publicada: 'ok',
  comErro: 'bad',
  cancelada: 'neutral',
  desfeita: 'neutral',
};

export function toneOf(state: ImportState): Tone {
  return tones[state];
}

const needsPerson: readonly ImportState[] = ['paraConferir', 'prontaParaLiberar', 'comErro', 'confirmarColunas'];

/** Rows that open without being asked: what runs, the newest of each state that needs a person, and the wanted one. */
export function openByItself(rows: readonly ImportItem[], wanted?: string): ReadonlySet<string> {
  const newest = needsPerson.flatMap(state => rows.find(row => row.situacao === state)?.id ?? []);
  const running = rows.filter(row => row.situacao === 'lendo' || row.situacao === 'naFila').map(row => row.id);
  return new Set([...running, ...newest, ...(wanted ? [wanted] : [])]);
}
