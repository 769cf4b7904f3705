import type { documentContract } from '@cracha/contract/features/document/document.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { chainTexts } from './chain.messages.ts';

export type ChainRow = ResponseOf<(typeof documentContract)['documentEvents']>['items'][number];

export const firstName = (name: string | undefined) => (name ?? '').split(' ')[0] ?? '';

/** Their actor is whoever sent it; they are about whom it was sent to. */
const about: readonly string[] = ['enviado', 'entregue', 'devolvido', 'lembrado', 'contatoMudado'];

/** What a row of the chain tells in one sentence, by whom where the sentence doesn't say it, and what was written beside it. */
export function useChainWords(): (row: ChainRow) => { what: string; by: string | null; facts: string[] } {
  const { kinds } = useTexts(chainTexts);
  return ({ tipo, ator, dados }) => {
    const who = typeof dados.assinante === 'string' ? dados.assinante : about.includes(tipo) ? null : ator;
    const say = Object.entries(kinds).find(([kind]) => kind === tipo)?.[1];
    return {
      what: say ? say(firstName(who ?? '')) : tipo,
      by: ator === who ? null : ator,
      facts: [dados.motivo, dados.para, dados.prazo].filter(fact => typeof fact === 'string'),
    };
  };
}
