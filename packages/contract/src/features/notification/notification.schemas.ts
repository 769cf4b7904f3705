import * as z from 'zod/mini';
import { id, instant, messageValues } from '../../kernel/wire.ts';

/** Every kind of notification; stored as code + values, worded when shown (`notification.messages.ts`). */
export const notificationCodes = [
  'receiptPublished',
  'receiptReminder',
  'receiptReply',
  'receiptReopened',
  'receiptWithdrawn',
  'receiptWithheld',
  'receiptGivenBack',
  'receiptDisagreed',
  'receiptMessage',
  'incomeProofOpened',
  'benefitPublished',
  'benefitReminder',
  'benefitWithdrawn',
  'statementPublished',
  'statementReminder',
  'statementWithdrawn',
  'recordPublished',
  'recordReminder',
  'recordWithdrawn',
  'mirrorPublished',
  'mirrorReminder',
  'mirrorWithdrawn',
  'disputeAssigned',
  'disputeClosed',
  'importFinished',
  'importPublished',
  'importFailed',
  'batchReady',
  'batchFailed',
  'registryChecked',
  'registryApplied',
  'registryFailed',
  'releaseAsked',
  'releaseReturned',
  'privacyAsked',
  'privacyAnswered',
  'accessDisowned',
  'announcementPublished',
  'announcementReminder',
] as const;
export type NotificationCode = (typeof notificationCodes)[number];

/** The values each text needs; `competencia` as `MM/YYYY`, of a statement the year. */
export const notificationValues = {
  receiptPublished: ['empresa', 'competencia'],
  receiptReminder: ['competencia'],
  receiptReply: ['competencia'],
  receiptReopened: ['competencia'],
  receiptWithdrawn: ['competencia'],
  receiptWithheld: ['competencia'],
  receiptGivenBack: ['competencia'],
  receiptDisagreed: ['nome', 'competencia'],
  receiptMessage: ['nome', 'competencia'],
  incomeProofOpened: [],
  benefitPublished: ['empresa', 'competencia'],
  benefitReminder: ['competencia'],
  benefitWithdrawn: ['competencia'],
  statementPublished: ['empresa', 'competencia'],
  statementReminder: ['competencia'],
  statementWithdrawn: ['competencia'],
  recordPublished: ['empresa', 'competencia'],
  recordReminder: ['competencia'],
  recordWithdrawn: ['competencia'],
  mirrorPublished: ['empresa', 'competencia'],
  mirrorReminder: ['competencia'],
  mirrorWithdrawn: ['competencia'],
  disputeAssigned: ['nome', 'competencia'],
  disputeClosed: ['competencia'],
  importFinished: ['arquivo', 'documentos', 'duvidas'],
  importPublished: ['arquivo', 'total'],
  importFailed: ['arquivo'],
  batchReady: ['total', 'data'],
  batchFailed: [],
  registryChecked: ['arquivo', 'incluir', 'mudar', 'recusar'],
  registryApplied: ['arquivo', 'total'],
  registryFailed: ['arquivo'],
  releaseAsked: ['nome', 'arquivo'],
  releaseReturned: ['nome', 'arquivo', 'motivo'],
  privacyAsked: ['nome', 'prazo'],
  privacyAnswered: [],
  accessDisowned: ['nome'],
  announcementPublished: ['empresa', 'titulo'],
  announcementReminder: ['titulo'],
} as const satisfies Record<NotificationCode, readonly string[]>;
export type NotificationValues<C extends NotificationCode> = Record<
  (typeof notificationValues)[C][number],
  string | number
>;

/** `destino` is a path of the web application that shows what it is about. */
export const notification = z.object({
  id,
  tipo: z.enum(notificationCodes),
  valores: messageValues,
  criadaEm: instant,
  lida: z.boolean(),
  destino: z.string(),
});

/** Left out `ids`: all of one's own. */
export const readForm = z.object({ ids: z.optional(z.array(id).check(z.maxLength(200))) });
