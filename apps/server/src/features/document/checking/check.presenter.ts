import type { documentCheckContract } from '@cracha/contract/features/document/document-check.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { SignatureState } from '#core/document/signature-moves.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import type { Known } from './check.queries.ts';

type Told = ResponseSent<(typeof documentCheckContract)['checkDocumentCode']>;

const states = {
  draft: 'emAndamento',
  preparing: 'emAndamento',
  waiting: 'emAndamento',
  sealing: 'emAndamento',
  sealFailed: 'emAndamento',
  expired: 'emAndamento',
  completed: 'autentico',
  refused: 'cancelado',
  canceled: 'cancelado',
  replaced: 'substituido',
} as const satisfies Record<SignatureState, Told['situacao']>;

/** First letters: enough to recognize oneself. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .flatMap(word => (/^\p{Lu}/u.test(word) ? [`${[...word][0]}.`] : []))
    .join(' ');

export function presentKnown(found: Known): Told {
  const { seal, sealedAt } = found;
  return {
    ...{ situacao: states[found.state], titulo: found.title, empresa: found.company, paginas: found.pages },
    ...{
      concluidoEm: sealedAt && new Date(sealedAt).toISOString(),
      hashLido: found.hashRead,
      hashFinal: found.hashFinal,
    },
    assinantes: found.signers.map(({ name, cpf, role, at }) => ({
      ...{ iniciais: initialsOf(name), cpf: maskedCpf(cpf), papel: role, nivel: 'simples' as const },
      em: at && new Date(at).toISOString(),
    })),
    selo: sealOf(seal, sealedAt),
  };
}

function sealOf(seal: Known['seal'], sealedAt: string | null): Told['selo'] {
  if (!seal || sealedAt === null) return null;
  const carimbo = seal.stamp && { em: seal.stamp.at, autoridade: seal.stamp.authority };
  return { em: new Date(sealedAt).toISOString(), certificado: seal.certificate, validoAte: seal.until, carimbo };
}

/** A file that is none of ours, or tells nothing. */
export const stranger = {
  ...{ titulo: null, empresa: null, concluidoEm: null, paginas: null, hashLido: null, hashFinal: null },
  ...{ assinantes: [], selo: null },
} satisfies Omit<Told, 'situacao'>;
