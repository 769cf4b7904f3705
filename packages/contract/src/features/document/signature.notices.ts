import { said } from '../../kernel/said.ts';
import type { Notices } from '../notification/notice.ts';

const values = ['codigo', 'titulo'] as const;

export const signatureNotices = {
  documentToSign: {
    values,
    title: said('Documento para assinar', 'Document to sign', 'Documento por firmar'),
    text: said(
      'Leia e assine {titulo} ({codigo}).',
      'Read and sign {titulo} ({codigo}).',
      'Lee y firma {titulo} ({codigo}).',
    ),
  },
  signatureReminder: {
    values: ['codigo', 'titulo', 'prazo'],
    title: said('Falta a sua assinatura', 'Your signature is missing', 'Falta tu firma'),
    text: said(
      '{titulo} ({codigo}) espera você até {prazo}.',
      '{titulo} ({codigo}) waits for you until {prazo}.',
      '{titulo} ({codigo}) te espera hasta {prazo}.',
    ),
  },
  signatureSigned: {
    values: ['codigo', 'titulo', 'nome'],
    title: said('Uma pessoa assinou', 'Somebody signed', 'Alguien firmó'),
    text: said(
      '{nome} assinou {titulo} ({codigo}).',
      '{nome} signed {titulo} ({codigo}).',
      '{nome} firmó {titulo} ({codigo}).',
    ),
  },
  signatureRefused: {
    values: ['codigo', 'titulo', 'nome'],
    title: said('Assinatura recusada', 'Signature refused', 'Firma rechazada'),
    text: said(
      '{nome} não quis assinar {titulo} ({codigo}).',
      '{nome} refused to sign {titulo} ({codigo}).',
      '{nome} no quiso firmar {titulo} ({codigo}).',
    ),
  },
  signatureExpired: {
    values,
    title: said('Prazo de assinatura vencido', 'Time to sign is over', 'Plazo de firma vencido'),
    text: said(
      'O prazo de {titulo} ({codigo}) acabou.',
      'The time to sign {titulo} ({codigo}) is over.',
      'El plazo de {titulo} ({codigo}) terminó.',
    ),
  },
  signatureCompleted: {
    values,
    title: said('Documento assinado por todos', 'Signed by everybody', 'Documento firmado por todos'),
    text: said(
      '{titulo} ({codigo}) está assinado e selado.',
      '{titulo} ({codigo}) is signed and sealed.',
      '{titulo} ({codigo}) está firmado y sellado.',
    ),
  },
  signatureCanceled: {
    values,
    title: said('Documento cancelado', 'Document cancelled', 'Documento cancelado'),
    text: said(
      '{titulo} ({codigo}) não precisa mais de assinatura.',
      '{titulo} ({codigo}) needs no signature any more.',
      '{titulo} ({codigo}) ya no necesita firma.',
    ),
  },
  signatureReplaced: {
    values,
    title: said('Documento trocado por outro', 'Another document took its place', 'Documento cambiado por otro'),
    text: said(
      'Outro documento substitui {titulo} ({codigo}).',
      'Another document replaces {titulo} ({codigo}).',
      'Otro documento sustituye a {titulo} ({codigo}).',
    ),
  },
  sealFailed: {
    values,
    title: said(
      'Todos assinaram, falta o selo',
      'All have signed, the seal is missing',
      'Todos firmaron, falta el sello',
    ),
    text: said(
      'Vamos tentar selar {titulo} ({codigo}) de novo.',
      'We will try to seal {titulo} ({codigo}) again.',
      'Intentaremos sellar {titulo} ({codigo}) de nuevo.',
    ),
  },
  documentNotPrepared: {
    values,
    title: said('Documento não enviado', 'Document not sent', 'Documento no enviado'),
    text: said(
      '{titulo} ({codigo}) não pode ser assinado assim. Veja o motivo.',
      '{titulo} ({codigo}) cannot be signed like this. See why.',
      '{titulo} ({codigo}) no se puede firmar así. Mira el motivo.',
    ),
  },
  contactReturned: {
    values: ['codigo', 'titulo', 'nome'],
    title: said('O convite não chegou', 'The invitation did not arrive', 'La invitación no llegó'),
    text: said(
      'A mensagem para {nome} sobre {titulo} ({codigo}) não foi entregue.',
      'The message to {nome} about {titulo} ({codigo}) was not delivered.',
      'El mensaje para {nome} sobre {titulo} ({codigo}) no fue entregado.',
    ),
  },
} as const satisfies Notices;
