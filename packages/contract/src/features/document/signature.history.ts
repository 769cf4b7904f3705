import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

export const signatureHistory = {
  kinds: {
    assinatura: {
      place: 26,
      entities: ['signature'],
      sees: ['RhAssinaturaDigitalVisualizar'],
      said: said('Assinatura', 'Signature', 'Firma'),
    },
  },
  verbs: {
    signatureAsked: said('Pediu assinaturas', 'Asked for signatures', 'Pidió firmas'),
    signatureChanged: said('Mudou o pedido de assinaturas', 'Changed the signatures', 'Cambió las firmas'),
    signatureSent: said('Enviou para assinar', 'Sent it to be signed', 'Envió para firmar'),
    signatureSigned: said('Assinou', 'Signed', 'Firmó'),
    signatureRefused: said('Não quis assinar', 'Refused to sign', 'No quiso firmar'),
    signatureCanceled: said('Cancelou o pedido de assinaturas', 'Cancelled the signatures', 'Canceló las firmas'),
    signatureReplaced: said('Trocou por outro documento', 'Replaced the document', 'Cambió el documento'),
    signatureExtended: said('Deu mais prazo', 'Gave more time', 'Dio más plazo'),
    signatureSealedAgain: said('Mandou selar de novo', 'Had it sealed again', 'Pidió sellar de nuevo'),
    signerContactChanged: said('Corrigiu o contato', 'Corrected the contact', 'Corrigió el contacto'),
  },
  fields: {
    codigoDoDocumento: said('Documento', 'Document', 'Documento'),
    quemAssina: said('Quem assina', 'Who signs', 'Quién firma'),
    prazoParaAssinar: said('Prazo para assinar', 'Time to sign', 'Plazo para firmar'),
  },
  told: {
    signature: {
      ...{ codigo: 'codigoDoDocumento', justification: 'justificativa', prazo: 'prazoParaAssinar' },
      assinantes: 'quemAssina',
    },
  },
} as const satisfies HistoryPart;
