import type { documentContract } from '@cracha/contract/features/document/document.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { capital } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { chainTexts } from './chain.messages.ts';

export type ChainRow = ResponseOf<(typeof documentContract)['documentEvents']>['items'][number];

export const firstName = (name: string | undefined) => (name ?? '').split(' ')[0] ?? '';

/** Their actor is whoever sent it; they are about whom it was sent to. */
const about: readonly string[] = ['enviado', 'entregue', 'devolvido', 'lembrado', 'contatoMudado'];

type Kinds = Record<string, (who: string) => string>;
const sayingOf = (kinds: Kinds, tipo: string) => (Object.hasOwn(kinds, tipo) ? kinds[tipo] : undefined);

/** What a row of the chain tells, to a reader who may not know who it was. */
export function useNamelessWords(): (tipo: string) => string {
  const { kinds, somebody } = useTexts(chainTexts);
  return tipo => capital(sayingOf(kinds, tipo)?.(somebody) ?? tipo);
}

/** What a row of the chain tells in one sentence, by whom where the sentence doesn't say it, and what was written beside it. */
export function useChainWords(): (row: ChainRow) => { what: string; by: string | null; facts: string[] } {
  const { kinds } = useTexts(chainTexts);
  return ({ tipo, ator, dados }) => {
    const who = typeof dados.assinante === 'string' ? dados.assinante : about.includes(tipo) ? null : ator;
    return {
      what: sayingOf(kinds, tipo)?.(firstName(who ?? '')) ?? tipo,
      by: ator === who ? null : ator,
      facts: [dados.motivo, dados.para, dados.prazo].filter(fact => typeof fact === 'string'),
    };
  };
}
