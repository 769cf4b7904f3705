import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** What HR and managers do with documents that are out. */
export const actTexts = defineTexts({
  remind: ['Lembrar', 'Remind', 'Recordar'],
  remindAsk: [
    (n: number) => (n === 1 ? 'Lembrar quem falta?' : `Lembrar quem falta em ${n} documentos?`),
    n => (n === 1 ? 'Remind who is missing?' : `Remind who is missing in ${n} documents?`),
    n => (n === 1 ? '¿Recordar a quien falta?' : `¿Recordar a quien falta en ${n} documentos?`),
  ],
  remindLead: [
    'Quem ainda não leu, não disse que está ciente ou não assinou recebe um aviso, no máximo um por dia.',
    'Whoever has not read, acknowledged or signed yet gets a notice, once a day at most.',
    'Quien aún no leyó, no dijo que está al tanto o no firmó recibe un aviso, como máximo uno al día.',
  ],
  reminded: ['Lembrete enviado', 'Reminder sent', 'Recordatorio enviado'],
  nobodyLeft: [
    'Ninguém a lembrar: já foram lembrados hoje.',
    'Nobody to remind: they were reminded today.',
    'Nadie a quien recordar: ya se les recordó hoy.',
  ],
  extend: ['Dar mais prazo', 'Give more time', 'Dar más plazo'],
  extendAsk: [
    (n: number) => (n === 1 ? 'Dar mais prazo?' : `Dar mais prazo a ${n} documentos?`),
    n => (n === 1 ? 'Give more time?' : `Give ${n} documents more time?`),
    n => (n === 1 ? '¿Dar más plazo?' : `¿Dar más plazo a ${n} documentos?`),
  ],
  extendLead: [
    'O que já foi assinado continua valendo. Quem falta é avisado do novo prazo.',
    'What is signed stays signed. Those who are missing are told of the new deadline.',
    'Lo ya firmado sigue valiendo. A quienes faltan se les avisa del nuevo plazo.',
  ],
  newDay: ['Assinar até', 'Sign until', 'Firmar hasta'],
  dayFirst: ['Escolha o dia', 'Choose the day', 'Elige el día'],
  extended: ['Prazo novo', 'New deadline', 'Plazo nuevo'],
  cancel: ['Cancelar documento', 'Cancel the document', 'Cancelar documento'],
  cancelAsk: [
    (n: number) => (n === 1 ? 'Cancelar este documento?' : `Cancelar ${n} documentos?`),
    n => (n === 1 ? 'Cancel this document?' : `Cancel ${n} documents?`),
    n => (n === 1 ? '¿Cancelar este documento?' : `¿Cancelar ${n} documentos?`),
  ],
  cancelLead: [
    'Ninguém mais assina. Quem foi convidado é avisado e lê o motivo. O que foi assinado fica no registro.',
    'Nobody signs any more. Those who were invited are told and read the reason. What was signed stays on record.',
    'Nadie más firma. A los invitados se les avisa y leen el motivo. Lo firmado queda en el registro.',
  ],
  canceled: ['Cancelado', 'Canceled', 'Cancelado'],
  show: ['Mostrar', 'Show', 'Mostrar'],
  hide: ['Esconder', 'Hide', 'Ocultar'],
  showAsk: [
    (n: number) => (n === 1 ? 'Mostrar este documento?' : `Mostrar ${n} documentos?`),
    n => (n === 1 ? 'Show this document?' : `Show ${n} documents?`),
    n => (n === 1 ? '¿Mostrar este documento?' : `¿Mostrar ${n} documentos?`),
  ],
  hideAsk: [
    (n: number) => (n === 1 ? 'Esconder este documento?' : `Esconder ${n} documentos?`),
    n => (n === 1 ? 'Hide this document?' : `Hide ${n} documents?`),
    n => (n === 1 ? '¿Ocultar este documento?' : `¿Ocultar ${n} documentos?`),
  ],
  gain: [
    (n: number) => pt(n, 'pessoa passa a ver.', 'pessoas passam a ver.'),
    n => en(n, 'person gets to see it.', 'people get to see it.'),
    n => es(n, 'persona pasa a verlo.', 'personas pasan a verlo.'),
  ],
  lose: [
    (n: number) => pt(n, 'pessoa deixa de ver.', 'pessoas deixam de ver.'),
    n => en(n, "person won't see it any more.", "people won't see it any more."),
    n => es(n, 'persona deja de verlo.', 'personas dejan de verlo.'),
  ],
  changed: [
    (n: number) => pt(n, 'documento mudou', 'documentos mudaram'),
    n => en(n, 'document changed', 'documents changed'),
    n => es(n, 'documento cambió', 'documentos cambiaron'),
  ],
  erase: word.remove,
  eraseAsk: [
    (n: number) => (n === 1 ? 'Excluir este documento?' : `Excluir ${n} documentos?`),
    n => (n === 1 ? 'Delete this document?' : `Delete ${n} documents?`),
    n => (n === 1 ? '¿Eliminar este documento?' : `¿Eliminar ${n} documentos?`),
  ],
  eraseLead: [
    'Sai da lista de todos. O motivo fica no histórico, e de lá pode voltar.',
    'It leaves the list of everybody. The reason stays in the history, from where it may come back.',
    'Sale de la lista de todos. El motivo queda en el historial, desde donde puede volver.',
  ],
  erased: [
    (n: number) => pt(n, 'documento excluído', 'documentos excluídos'),
    n => en(n, 'document deleted', 'documents deleted'),
    n => es(n, 'documento eliminado', 'documentos eliminados'),
  ],
  outcome: [
    (good: number, failed: number) =>
      `${pt(good, 'feito', 'feitos')}, ${pt(failed, 'ficou como estava', 'ficaram como estavam')}`,
    (good, failed) => `${good} done, ${failed} as they were`,
    (good, failed) => `${es(good, 'hecho', 'hechos')}, ${es(failed, 'quedó como estaba', 'quedaron como estaban')}`,
  ],
  outcomes: ['Resultado de cada um', 'Result of each', 'Resultado de cada uno'],
  seen: ['Entendi', 'All right', 'Entendido'],
});
