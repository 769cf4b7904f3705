import { said } from '../../kernel/said.ts';
import type { Notices } from '../notification/notice.ts';

export const importNotices = {
  importFinished: {
    values: ['arquivo', 'documentos', 'duvidas'],
    title: said('Arquivo lido', 'File read', 'Archivo leído'),
    text: said(
      '{arquivo} foi lido. Documentos: {documentos}. Para conferir: {duvidas}.',
      '{arquivo} was read. Documents: {documentos}. To review: {duvidas}.',
      '{arquivo} se ha leído. Documentos: {documentos}. Por revisar: {duvidas}.',
    ),
  },
  importPublished: {
    values: ['arquivo', 'total'],
    title: said('Importação publicada', 'Import published', 'Importación publicada'),
    text: said(
      '{arquivo} foi publicado. Recibos: {total}.',
      '{arquivo} was published. Payslips: {total}.',
      '{arquivo} se ha publicado. Recibos: {total}.',
    ),
  },
  creditDaysMissing: {
    values: ['arquivo', 'total'],
    title: said(
      'Benefícios sem o dia de crédito',
      'Benefits without a day of credit',
      'Beneficios sin el día del abono',
    ),
    text: said(
      '{arquivo} foi publicado. Sem o dia: {total}.',
      '{arquivo} was published. Without the day: {total}.',
      '{arquivo} se ha publicado. Sin el día: {total}.',
    ),
  },
  publicationStopped: {
    values: ['arquivo', 'total'],
    title: said('Publicação parada', 'Publication stopped', 'Publicación detenida'),
    text: said(
      '{arquivo} não foi publicado: quem liberou não é mais do RH. Documentos parados: {total}. Libere de novo.',
      '{arquivo} was not published: who released it is no longer in HR. Documents waiting: {total}. Release it again.',
      '{arquivo} no se publicó: quien la liberó ya no es de RR. HH. Documentos detenidos: {total}. Libérala de nuevo.',
    ),
  },
  importFailed: {
    values: ['arquivo'],
    title: said('Importação com erro', 'Import failed', 'Importación con error'),
    text: said('{arquivo} não pôde ser lido.', '{arquivo} could not be read.', '{arquivo} no se pudo leer.'),
  },
  releaseAsked: {
    values: ['nome', 'arquivo'],
    title: said('Liberação pedida', 'Release asked for', 'Liberación pedida'),
    text: said(
      '{nome} pede a sua liberação de {arquivo}.',
      '{nome} asks you to release {arquivo}.',
      '{nome} pide tu liberación de {arquivo}.',
    ),
  },
  releaseReturned: {
    values: ['nome', 'arquivo', 'motivo'],
    title: said('Liberação devolvida', 'Release returned', 'Liberación devuelta'),
    text: said(
      '{nome} devolveu {arquivo}: {motivo}',
      '{nome} returned {arquivo}: {motivo}',
      '{nome} devolvió {arquivo}: {motivo}',
    ),
  },
  releaseRuleAsked: {
    values: ['nome'],
    title: said('Regra de duas pessoas', 'Rule of two persons', 'Regla de dos personas'),
    text: said(
      '{nome} pede para desligar a regra de duas pessoas na liberação. Vale só com a confirmação de outra pessoa, em 72 horas.',
      '{nome} asks to switch off the rule of two persons for releases. It holds only if another person confirms within 72 hours.',
      '{nome} pide desactivar la regla de dos personas en la liberación. Solo vale con la confirmación de otra persona, en 72 horas.',
    ),
  },
  releaseRuleConfirmed: {
    values: ['pedido', 'nome'],
    title: said(
      'Regra de duas pessoas desligada',
      'Rule of two persons switched off',
      'Regla de dos personas desactivada',
    ),
    text: said(
      '{pedido} pediu e {nome} confirmou: uma pessoa sozinha pode liberar.',
      '{pedido} asked and {nome} confirmed: one person alone may release.',
      '{pedido} pidió y {nome} confirmó: una sola persona puede liberar.',
    ),
  },
  releaseRuleRefused: {
    values: ['pedido', 'nome'],
    title: said('Regra de duas pessoas continua', 'Rule of two persons stays', 'La regla de dos personas continúa'),
    text: said(
      '{pedido} pediu para desligar a regra e {nome} recusou.',
      '{pedido} asked to switch the rule off and {nome} refused.',
      '{pedido} pidió desactivar la regla y {nome} la rechazó.',
    ),
  },
  releaseRuleWithdrawn: {
    values: ['pedido'],
    title: said('Regra de duas pessoas continua', 'Rule of two persons stays', 'La regla de dos personas continúa'),
    text: said(
      '{pedido} desistiu de desligar a regra.',
      '{pedido} no longer asks to switch the rule off.',
      '{pedido} desistió de desactivar la regla.',
    ),
  },
  releaseRuleExpired: {
    values: ['pedido'],
    title: said('Regra de duas pessoas continua', 'Rule of two persons stays', 'La regla de dos personas continúa'),
    text: said(
      'Ninguém confirmou o pedido de {pedido} em 72 horas.',
      'Nobody confirmed the request of {pedido} within 72 hours.',
      'Nadie confirmó la solicitud de {pedido} en 72 horas.',
    ),
  },
} as const satisfies Notices;
