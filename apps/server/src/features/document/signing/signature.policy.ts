import type { signatureActs } from '@cracha/contract/features/document/signature.schemas.ts';
import { extendableDays, openStep } from '#core/document/signature-moves.ts';
import type { SignatureRow, SignerRow } from '../signature.queries.ts';

type SignatureAct = (typeof signatureActs)[number];

/** What the reader may do with a request for signatures now. */
export function canOf(
  { personId, profile, permissions }: { personId: string; profile: string; permissions: ReadonlySet<string> },
  { state, asked_by: askedBy, side, expired_days: expiredDays }: SignatureRow,
  signers: readonly SignerRow[],
): SignatureAct[] {
  const isSenders = askedBy === personId || (profile === 'rh' && side !== 'trabalhador');
  const area = profile === 'rh' ? 'Rh' : profile === 'gestor' ? 'Gestor' : 'Trabalhador';
  const may = (act: string) => permissions.has(`${area}AssinaturaDigital${act}`);
  const step = openStep(signers);
  const own = signers.find(one => one.person_id === personId && one.profile === profile);
  const mayStop = profile === 'rh' ? may('Deletar') : may('Criar');
  const isEnded = state === 'completed' || state === 'refused' || state === 'canceled';
  const rules: [SignatureAct, boolean][] = [
    ['assinantes', isSenders && (profile === 'rh' ? may('Editar') : may('Criar')) && state === 'draft'],
    ['envia', isSenders && may('Criar') && state === 'draft'],
    ['cancela', isSenders && mayStop && (state === 'draft' || state === 'waiting' || state === 'expired')],
    ['substitui', isSenders && mayStop && (state === 'waiting' || state === 'expired' || isEnded)],
    [
      'estende',
      isSenders &&
        may('Criar') &&
        (state === 'waiting' || (state === 'expired' && (expiredDays ?? 0) <= extendableDays)),
    ],
    ['lembra', isSenders && may('Criar') && state === 'waiting'],
    ['sela', isSenders && may('Finalizar') && state === 'sealFailed'],
    ['contato', isSenders && profile === 'rh' && may('Editar') && state === 'waiting'],
    ['comprovantes', isSenders && signers.some(one => one.state === 'signed')],
    ['assina', state === 'waiting' && own !== undefined && own.step === step && own.state !== 'signed'],
  ];
  return rules.flatMap(([act, isPossible]) => (isPossible ? [act] : []));
}
