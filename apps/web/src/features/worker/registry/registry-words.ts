import type { RegistryState, RowAct } from '@cracha/contract/features/worker/registry.schemas.ts';
import type { Tone } from '#ui/base/Status.tsx';
import type { RegistryTexts } from './registry.messages.ts';
import type { RegistryItem } from './registry.types.ts';

export const registryTones: Record<RegistryState, Tone> = {
  naFila: 'neutral',
  lendo: 'brand',
  confirmarColunas: 'warn',
  conferir: 'warn',
  aplicando: 'brand',
  aplicada: 'ok',
  comErro: 'bad',
  cancelada: 'neutral',
  desfazendo: 'brand',
  desfeita: 'neutral',
};

export const actTones: Record<RowAct, Tone> = { incluir: 'ok', mudar: 'brand', igual: 'neutral', recusar: 'bad' };

/** What went wrong with a file or its undoing, and what to do. */
export function failureWords(t: RegistryTexts, code: string): string {
  return Object.entries(t.failures).find(([known]) => known === code)?.[1] ?? t.failures.WORKER_STOPPED;
}

/** What an import would write. */
export function toWrite({ porAcao }: RegistryItem): number {
  return (porAcao.incluir ?? 0) + (porAcao.mudar ?? 0);
}
