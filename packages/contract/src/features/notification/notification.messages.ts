import { fill } from '../../kernel/fill.ts';
import type { Language, MessageValues } from '../../kernel/wire.ts';
import type { NotificationCode } from './notification.schemas.ts';

/** A notification in words: a short title and one sentence. */
export interface NotificationText {
  title: string;
  text: string;
}

/** A notification worded in the reader's language; a missing value leaves a readable sentence. */
export function notificationText(code: NotificationCode, language: Language, values: MessageValues): NotificationText {
  const { title, text } = texts[language][code];
  return { title: fill(title, values), text: fill(text, values) };
}

/** The texts of every notification, in the three languages; `{names}` are the code's values. */
export const texts: Record<Language, Record<NotificationCode, NotificationText>> = {
  'pt-BR': {
    receiptPublished: { title: 'Recibo novo', text: '{empresa} publicou seu recibo de {competencia}.' },
    receiptReminder: { title: 'Recibo por abrir', text: 'Seu recibo de {competencia} ainda não foi aberto.' },
    receiptReply: { title: 'O RH respondeu', text: 'Há uma resposta do RH sobre seu recibo de {competencia}.' },
    receiptReopened: { title: 'Recibo reaberto', text: 'Você pode responder de novo ao recibo de {competencia}.' },
    receiptWithdrawn: { title: 'Recibo retirado', text: 'O RH retirou seu recibo de {competencia}.' },
    receiptWithheld: { title: 'Recibo retido', text: 'O RH reteve seu recibo de {competencia}. Veja o motivo.' },
    receiptGivenBack: { title: 'Recibo de volta', text: 'Seu recibo de {competencia} está visível de novo.' },
    receiptDisagreed: { title: 'Discordância', text: '{nome} discordou do recibo de {competencia}.' },
    receiptMessage: { title: 'Mensagem sobre recibo', text: '{nome} escreveu sobre o recibo de {competencia}.' },
    incomeProofOpened: { title: 'Comprovante aberto', text: 'Alguém abriu seu comprovante de renda.' },
    benefitPublished: { title: 'Benefício novo', text: '{empresa} publicou seu benefício de {competencia}.' },
    benefitReminder: { title: 'Benefício por abrir', text: 'Seu benefício de {competencia} ainda não foi aberto.' },
    benefitWithdrawn: { title: 'Benefício retirado', text: 'O RH retirou seu benefício de {competencia}.' },
    statementPublished: {
      title: 'Informe de rendimentos',
      text: '{empresa} publicou seu informe de rendimentos de {competencia}.',
    },
    statementReminder: {
      title: 'Informe por abrir',
      text: 'Seu informe de rendimentos de {competencia} ainda não foi aberto.',
    },
    statementWithdrawn: {
      title: 'Informe retirado',
      text: 'O RH retirou seu informe de rendimentos de {competencia}.',
    },
    recordPublished: { title: 'Ficha de registro', text: '{empresa} publicou sua ficha de registro de {competencia}.' },
    recordReminder: { title: 'Ficha por abrir', text: 'Sua ficha de registro de {competencia} ainda não foi aberta.' },
    recordWithdrawn: { title: 'Ficha retirada', text: 'O RH retirou sua ficha de registro de {competencia}.' },
    mirrorPublished: { title: 'Espelho de ponto', text: '{empresa} publicou seu espelho de ponto de {competencia}.' },
    mirrorReminder: { title: 'Espelho por abrir', text: 'Seu espelho de ponto de {competencia} ainda não foi aberto.' },
    mirrorWithdrawn: { title: 'Espelho retirado', text: 'O RH retirou seu espelho de ponto de {competencia}.' },
    disputeAssigned: { title: 'Discordância para você', text: 'Responda a {nome} sobre o recibo de {competencia}.' },
    disputeClosed: { title: 'O RH decidiu', text: 'Veja a decisão sobre seu recibo de {competencia}.' },
    importFinished: {
      title: 'Arquivo lido',
      text: '{arquivo} foi lido. Documentos: {documentos}. Para conferir: {duvidas}.',
    },
    importPublished: { title: 'Importação publicada', text: '{arquivo} foi publicado. Recibos: {total}.' },
    creditDaysMissing: {
      title: 'Benefícios sem o dia do crédito',
      text: '{arquivo} foi publicado. Sem o dia: {total}.',
    },
    publicationStopped: {
      title: 'Publicação parada',
      text: '{arquivo} não foi publicado: quem liberou não é mais do RH. Documentos parados: {total}. Libere de novo.',
    },
    importFailed: { title: 'Importação com erro', text: '{arquivo} não pôde ser lido.' },
    batchReady: { title: 'Download pronto', text: 'Documentos: {total}. Baixe até {data}.' },
    batchFailed: { title: 'Download com erro', text: 'O arquivo não pôde ser preparado. Peça de novo.' },
    registryChecked: {
      title: 'Cadastro conferido',
      text: '{arquivo}: {incluir} para incluir, {mudar} para mudar, {recusar} de fora. Nada mudou ainda.',
    },
    registryApplied: { title: 'Cadastro aplicado', text: '{arquivo} foi aplicado ao cadastro. Vínculos: {total}.' },
    registryFailed: { title: 'Cadastro com erro', text: '{arquivo} não pôde ser lido.' },
    releaseAsked: { title: 'Liberação pedida', text: '{nome} pede a sua liberação de {arquivo}.' },
    releaseReturned: { title: 'Liberação devolvida', text: '{nome} devolveu {arquivo}: {motivo}' },
    privacyAsked: { title: 'Pedido sobre dados pessoais', text: '{nome} espera a resposta até {prazo}.' },
    privacyAnswered: { title: 'O RH respondeu', text: 'Há uma resposta ao seu pedido sobre dados pessoais.' },
    bankChangeAsked: { title: 'Sua conta vai mudar', text: '{empresa}: conta nova em {quando}. Não foi você?' },
    bankChanged: { title: 'Conta trocada', text: '{empresa} agora paga na conta nova.' },
    bankChangeCancelled: { title: 'Troca cancelada', text: '{empresa} paga na conta de antes.' },
    transferHeld: {
      title: 'Mudança de empresa parada',
      text: '{nome} ainda não passou para {empresa}. A ficha diz por quê.',
    },
    bankChangeStopped: { title: 'Conta recusada', text: '{nome} recusou a conta nova.' },
    accessDisowned: {
      title: 'Entrada não reconhecida',
      text: '{nome} disse que não foi quem entrou. A sessão já foi encerrada.',
    },
    announcementPublished: { title: 'Comunicado novo', text: '{empresa}: {titulo}' },
    announcementReminder: { title: 'Comunicado por ler', text: 'Falta você ler: {titulo}' },
    workerFilesShown: { title: 'Documentos novos', text: '{empresa} enviou a você {total} documentos.' },
    employmentGiven: {
      title: 'Vínculo novo',
      text: '{empresa} corrigiu um CPF. O vínculo de lá agora aparece na sua conta.',
    },
    workerFileShown: { title: 'Documento novo', text: '{empresa} enviou a você: {arquivo}' },
  },
  'en-US': {
    receiptPublished: { title: 'New payslip', text: '{empresa} published your payslip for {competencia}.' },
    receiptReminder: { title: 'Payslip not opened', text: 'Your payslip for {competencia} has not been opened yet.' },
    receiptReply: { title: 'HR replied', text: 'HR has replied about your payslip for {competencia}.' },
    receiptReopened: { title: 'Payslip reopened', text: 'You can answer the payslip for {competencia} again.' },
    receiptWithdrawn: { title: 'Payslip withdrawn', text: 'HR withdrew your payslip for {competencia}.' },
    receiptWithheld: { title: 'Payslip withheld', text: 'HR withheld your payslip for {competencia}. See why.' },
    receiptGivenBack: { title: 'Payslip back', text: 'Your payslip for {competencia} is visible again.' },
    receiptDisagreed: { title: 'Disagreement', text: '{nome} disagreed with the payslip for {competencia}.' },
    receiptMessage: { title: 'Message about a payslip', text: '{nome} wrote about the payslip for {competencia}.' },
    incomeProofOpened: { title: 'Proof opened', text: 'Somebody opened your proof of income.' },
    benefitPublished: { title: 'New benefit', text: '{empresa} published your benefit for {competencia}.' },
    benefitReminder: { title: 'Benefit not opened', text: 'Your benefit for {competencia} has not been opened yet.' },
    benefitWithdrawn: { title: 'Benefit withdrawn', text: 'HR withdrew your benefit for {competencia}.' },
    statementPublished: {
      title: 'Income statement',
      text: '{empresa} published your income statement of {competencia}.',
    },
    statementReminder: {
      title: 'Statement not opened',
      text: 'Your income statement of {competencia} has not been opened yet.',
    },
    statementWithdrawn: { title: 'Statement withdrawn', text: 'HR withdrew your income statement of {competencia}.' },
    recordPublished: { title: 'Employee record', text: '{empresa} published your employee record of {competencia}.' },
    recordReminder: {
      title: 'Record not opened',
      text: 'Your employee record of {competencia} has not been opened yet.',
    },
    recordWithdrawn: { title: 'Record withdrawn', text: 'HR withdrew your employee record of {competencia}.' },
    mirrorPublished: { title: 'Time sheet', text: '{empresa} published your time sheet for {competencia}.' },
    mirrorReminder: {
      title: 'Time sheet not opened',
      text: 'Your time sheet for {competencia} has not been opened yet.',
    },
    mirrorWithdrawn: { title: 'Time sheet withdrawn', text: 'HR withdrew your time sheet for {competencia}.' },
    disputeAssigned: { title: 'Disagreement for you', text: 'Answer {nome} about the payslip for {competencia}.' },
    disputeClosed: { title: 'HR has decided', text: 'See the decision about your payslip for {competencia}.' },
    importFinished: {
      title: 'File read',
      text: '{arquivo} was read. Documents: {documentos}. To review: {duvidas}.',
    },
    importPublished: { title: 'Import published', text: '{arquivo} was published. Payslips: {total}.' },
    creditDaysMissing: {
      title: 'Benefits without a day of credit',
      text: '{arquivo} was published. Without the day: {total}.',
    },
    publicationStopped: {
      title: 'Publication stopped',
      text: '{arquivo} was not published: who released it is no longer in HR. Documents waiting: {total}. Release it again.',
    },
    importFailed: { title: 'Import failed', text: '{arquivo} could not be read.' },
    batchReady: { title: 'Download ready', text: 'Documents: {total}. Download by {data}.' },
    batchFailed: { title: 'Download failed', text: 'The file could not be prepared. Ask for it again.' },
    registryChecked: {
      title: 'Registry checked',
      text: '{arquivo}: {incluir} to add, {mudar} to change, {recusar} left out. Nothing has changed yet.',
    },
    registryApplied: {
      title: 'Registry applied',
      text: '{arquivo} was applied to the registry. Employments: {total}.',
    },
    registryFailed: { title: 'Registry file failed', text: '{arquivo} could not be read.' },
    releaseAsked: { title: 'Release asked for', text: '{nome} asks you to release {arquivo}.' },
    releaseReturned: { title: 'Release returned', text: '{nome} returned {arquivo}: {motivo}' },
    privacyAsked: { title: 'Personal data request', text: '{nome} expects the answer by {prazo}.' },
    privacyAnswered: { title: 'HR replied', text: 'There is an answer to your request about personal data.' },
    bankChangeAsked: { title: 'Your account will change', text: '{empresa}: new account on {quando}. Not you?' },
    bankChanged: { title: 'Account changed', text: '{empresa} now pays to the new account.' },
    bankChangeCancelled: { title: 'Change cancelled', text: '{empresa} pays to the former account.' },
    transferHeld: {
      title: 'Change of company held up',
      text: '{nome} has not moved to {empresa} yet. The record says why.',
    },
    bankChangeStopped: { title: 'Account refused', text: '{nome} refused the new account.' },
    accessDisowned: {
      title: 'Unrecognised sign-in',
      text: '{nome} says that a sign-in was somebody else. That session has been ended.',
    },
    announcementPublished: { title: 'New announcement', text: '{empresa}: {titulo}' },
    announcementReminder: { title: 'Announcement to read', text: 'Please read: {titulo}' },
    workerFilesShown: { title: 'New documents', text: '{empresa} sent you {total} documents.' },
    employmentGiven: {
      title: 'New employment',
      text: '{empresa} corrected a CPF. Your employment there is in your account now.',
    },
    workerFileShown: { title: 'New document', text: '{empresa} sent you: {arquivo}' },
  },
  'es-ES': {
    receiptPublished: { title: 'Recibo nuevo', text: '{empresa} publicó tu recibo de {competencia}.' },
    receiptReminder: { title: 'Recibo sin abrir', text: 'Tu recibo de {competencia} aún no se ha abierto.' },
    receiptReply: {
      title: 'RR. HH. respondió',
      text: 'Hay una respuesta de RR. HH. sobre tu recibo de {competencia}.',
    },
    receiptReopened: { title: 'Recibo reabierto', text: 'Puedes responder de nuevo al recibo de {competencia}.' },
    receiptWithdrawn: { title: 'Recibo retirado', text: 'RR. HH. retiró tu recibo de {competencia}.' },
    receiptWithheld: { title: 'Recibo retenido', text: 'RR. HH. retuvo tu recibo de {competencia}. Mira el motivo.' },
    receiptGivenBack: { title: 'Recibo de vuelta', text: 'Tu recibo de {competencia} está visible de nuevo.' },
    receiptDisagreed: { title: 'Desacuerdo', text: '{nome} no está de acuerdo con el recibo de {competencia}.' },
    receiptMessage: { title: 'Mensaje sobre un recibo', text: '{nome} escribió sobre el recibo de {competencia}.' },
    incomeProofOpened: { title: 'Comprobante abierto', text: 'Alguien abrió tu comprobante de ingresos.' },
    benefitPublished: { title: 'Beneficio nuevo', text: '{empresa} publicó tu beneficio de {competencia}.' },
    benefitReminder: { title: 'Beneficio sin abrir', text: 'Tu beneficio de {competencia} aún no se ha abierto.' },
    benefitWithdrawn: { title: 'Beneficio retirado', text: 'RR. HH. retiró tu beneficio de {competencia}.' },
    statementPublished: {
      title: 'Certificado de ingresos',
      text: '{empresa} publicó tu certificado de ingresos de {competencia}.',
    },
    statementReminder: {
      title: 'Certificado sin abrir',
      text: 'Tu certificado de ingresos de {competencia} aún no se ha abierto.',
    },
    statementWithdrawn: {
      title: 'Certificado retirado',
      text: 'RR. HH. retiró tu certificado de ingresos de {competencia}.',
    },
    recordPublished: { title: 'Ficha de registro', text: '{empresa} publicó tu ficha de registro de {competencia}.' },
    recordReminder: { title: 'Ficha sin abrir', text: 'Tu ficha de registro de {competencia} aún no se abrió.' },
    recordWithdrawn: { title: 'Ficha retirada', text: 'RR. HH. retiró tu ficha de registro de {competencia}.' },
    mirrorPublished: { title: 'Hoja de fichajes', text: '{empresa} publicó tu hoja de fichajes de {competencia}.' },
    mirrorReminder: { title: 'Hoja sin abrir', text: 'Tu hoja de fichajes de {competencia} aún no se abrió.' },
    mirrorWithdrawn: { title: 'Hoja retirada', text: 'RR. HH. retiró tu hoja de fichajes de {competencia}.' },
    disputeAssigned: { title: 'Desacuerdo para ti', text: 'Responde a {nome} sobre el recibo de {competencia}.' },
    disputeClosed: { title: 'RR. HH. decidió', text: 'Mira la decisión sobre tu recibo de {competencia}.' },
    importFinished: {
      title: 'Archivo leído',
      text: '{arquivo} se ha leído. Documentos: {documentos}. Por revisar: {duvidas}.',
    },
    importPublished: { title: 'Importación publicada', text: '{arquivo} se ha publicado. Recibos: {total}.' },
    creditDaysMissing: {
      title: 'Beneficios sin el día del abono',
      text: '{arquivo} se ha publicado. Sin el día: {total}.',
    },
    publicationStopped: {
      title: 'Publicación detenida',
      text: '{arquivo} no se publicó: quien la liberó ya no es de RR. HH. Documentos detenidos: {total}. Libérala de nuevo.',
    },
    importFailed: { title: 'Importación con error', text: '{arquivo} no se pudo leer.' },
    batchReady: { title: 'Descarga lista', text: 'Documentos: {total}. Descarga hasta el {data}.' },
    batchFailed: { title: 'Descarga con error', text: 'No se pudo preparar el archivo. Pídelo de nuevo.' },
    registryChecked: {
      title: 'Registro revisado',
      text: '{arquivo}: {incluir} para incluir, {mudar} para cambiar, {recusar} fuera. Nada ha cambiado aún.',
    },
    registryApplied: { title: 'Registro aplicado', text: '{arquivo} se aplicó al registro. Vínculos: {total}.' },
    registryFailed: { title: 'Registro con error', text: '{arquivo} no se pudo leer.' },
    releaseAsked: { title: 'Liberación pedida', text: '{nome} pide tu liberación de {arquivo}.' },
    releaseReturned: { title: 'Liberación devuelta', text: '{nome} devolvió {arquivo}: {motivo}' },
    privacyAsked: { title: 'Solicitud sobre datos personales', text: '{nome} espera la respuesta antes del {prazo}.' },
    privacyAnswered: { title: 'RR. HH. respondió', text: 'Hay una respuesta a tu solicitud sobre datos personales.' },
    bankChangeAsked: { title: 'Tu cuenta va a cambiar', text: '{empresa}: cuenta nueva el {quando}. ¿No fuiste tú?' },
    bankChanged: { title: 'Cuenta cambiada', text: '{empresa} ahora paga en la cuenta nueva.' },
    bankChangeCancelled: { title: 'Cambio cancelado', text: '{empresa} paga en la cuenta de antes.' },
    transferHeld: {
      title: 'Cambio de empresa detenido',
      text: '{nome} aún no pasó a {empresa}. La ficha dice por qué.',
    },
    bankChangeStopped: { title: 'Cuenta rechazada', text: '{nome} rechazó la cuenta nueva.' },
    accessDisowned: {
      title: 'Entrada no reconocida',
      text: '{nome} dice que no fue quien entró. Esa sesión ya está cerrada.',
    },
    announcementPublished: { title: 'Comunicado nuevo', text: '{empresa}: {titulo}' },
    announcementReminder: { title: 'Comunicado por leer', text: 'Te falta leer: {titulo}' },
    workerFilesShown: { title: 'Documentos nuevos', text: '{empresa} te envió {total} documentos.' },
    employmentGiven: {
      title: 'Vínculo nuevo',
      text: '{empresa} corrigió un CPF. El vínculo de allí ahora aparece en tu cuenta.',
    },
    workerFileShown: { title: 'Documento nuevo', text: '{empresa} te envió: {arquivo}' },
  },
};
