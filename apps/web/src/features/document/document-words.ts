import type { DocumentState, SignerStateWord } from '@cracha/contract/features/document/document-words.ts';
import { useCan } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { wordOf } from '#kernel/lazy/word-of.ts';
import type { Tone } from '#ui/base/Status.tsx';
import { documentWords } from './document-words.messages.ts';

/** A type with its kind; a kind that the group named itself stays as it is. */
export function useKindWords(): (type: number, kind: string | null) => string {
  const { types, kinds } = useTexts(documentWords);
  return (type, kind) => (kind ? wordOf(kinds, kind) : wordOf(types, String(type)));
}

export const stateTones: Record<DocumentState, Tone> = {
  enviado: 'brand',
  visto: 'brand',
  aceito: 'ok',
  recusado: 'bad',
  rascunho: 'neutral',
  preparando: 'brand',
  aguardando: 'warn',
  selando: 'brand',
  falhaSelo: 'bad',
  concluido: 'ok',
  vencido: 'bad',
  cancelado: 'neutral',
  substituido: 'neutral',
};

export const signerTones: Record<SignerStateWord, Tone> = {
  aguardandoVez: 'neutral',
  convidado: 'brand',
  aberto: 'warn',
  lido: 'warn',
  assinou: 'ok',
  recusou: 'bad',
  vencido: 'bad',
  liberado: 'neutral',
};

/** What of documents a reader of this area may do; each act of one document is the server's to say. */
export function useDocumentRights() {
  const { owner } = useStaffWay();
  const can = useCan();
  const held = useSession()?.appAccesses ?? [];
  const area = owner === 'manager' ? 'Gestor' : 'Rh';
  return {
    sees: {
      sent: can(`${area}DocumentoEnviadoVisualizar`) && held.includes('docs-enviados'),
      received: can(`${area}DocumentoRecebidoVisualizar`) && held.includes('docs-recebidos'),
      signatures: can(`${area}AssinaturaDigitalVisualizar`) && held.includes('assinatura-digital'),
    },
    sends: can(`${area}DocumentoEnviadoCriar`) && held.includes('docs-enviados'),
    asksSignatures: can(`${area}AssinaturaDigitalCriar`) && held.includes('assinatura-digital'),
    healthKinds: owner === 'hr' && can('RhDocumentoSaudeCriar'),
  };
}
