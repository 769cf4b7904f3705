import { said } from '../../kernel/said.ts';
import type { Notices } from '../notification/notice.ts';

export const receiptNotices = {
  receiptPublished: {
    values: ['empresa', 'competencia'],
    title: said('Recibo novo', 'New payslip', 'Recibo nuevo'),
    text: said(
      '{empresa} publicou seu recibo de {competencia}.',
      '{empresa} published your payslip for {competencia}.',
      '{empresa} publicó tu recibo de {competencia}.',
    ),
  },
  receiptReminder: {
    values: ['competencia'],
    title: said('Recibo por abrir', 'Payslip not opened', 'Recibo sin abrir'),
    text: said(
      'Seu recibo de {competencia} ainda não foi aberto.',
      'Your payslip for {competencia} has not been opened yet.',
      'Tu recibo de {competencia} aún no se ha abierto.',
    ),
  },
  receiptReply: {
    values: ['competencia'],
    title: said('O RH respondeu', 'HR replied', 'RR. HH. respondió'),
    text: said(
      'Há uma resposta do RH sobre seu recibo de {competencia}.',
      'HR has replied about your payslip for {competencia}.',
      'Hay una respuesta de RR. HH. sobre tu recibo de {competencia}.',
    ),
  },
  receiptReopened: {
    values: ['competencia'],
    title: said('Recibo reaberto', 'Payslip reopened', 'Recibo reabierto'),
    text: said(
      'Você pode responder de novo ao recibo de {competencia}.',
      'You can answer the payslip for {competencia} again.',
      'Puedes responder de nuevo al recibo de {competencia}.',
    ),
  },
  receiptWithdrawn: {
    values: ['competencia'],
    title: said('Recibo recolhido', 'Payslip withdrawn', 'Recibo retirado'),
    text: said(
      'O RH recolheu seu recibo de {competencia}.',
      'HR withdrew your payslip for {competencia}.',
      'RR. HH. retiró tu recibo de {competencia}.',
    ),
  },
  receiptWithheld: {
    values: ['competencia'],
    title: said('Recibo retido', 'Payslip withheld', 'Recibo retenido'),
    text: said(
      'O RH reteve seu recibo de {competencia}. Veja o motivo.',
      'HR withheld your payslip for {competencia}. See why.',
      'RR. HH. retuvo tu recibo de {competencia}. Mira el motivo.',
    ),
  },
  receiptGivenBack: {
    values: ['competencia'],
    title: said('Recibo de volta', 'Payslip back', 'Recibo de vuelta'),
    text: said(
      'Seu recibo de {competencia} está visível de novo.',
      'Your payslip for {competencia} is visible again.',
      'Tu recibo de {competencia} está visible de nuevo.',
    ),
  },
  receiptDisagreed: {
    values: ['nome', 'competencia'],
    title: said('Discordância', 'Disagreement', 'Desacuerdo'),
    text: said(
      '{nome} discordou do recibo de {competencia}.',
      '{nome} disagreed with the payslip for {competencia}.',
      '{nome} no está de acuerdo con el recibo de {competencia}.',
    ),
  },
  receiptMessage: {
    values: ['nome', 'competencia'],
    title: said('Mensagem sobre recibo', 'Message about a payslip', 'Mensaje sobre un recibo'),
    text: said(
      '{nome} escreveu sobre o recibo de {competencia}.',
      '{nome} wrote about the payslip for {competencia}.',
      '{nome} escribió sobre el recibo de {competencia}.',
    ),
  },
  incomeProofOpened: {
    values: [],
    title: said('Comprovante aberto', 'Proof opened', 'Comprobante abierto'),
    text: said(
      'Alguém abriu seu comprovante de renda.',
      'Somebody opened your proof of income.',
      'Alguien abrió tu comprobante de ingresos.',
    ),
  },
  benefitPublished: {
    values: ['empresa', 'competencia'],
    title: said('Benefício novo', 'New benefit', 'Beneficio nuevo'),
    text: said(
      '{empresa} publicou seu benefício de {competencia}.',
      '{empresa} published your benefit for {competencia}.',
      '{empresa} publicó tu beneficio de {competencia}.',
    ),
  },
  benefitReminder: {
    values: ['competencia'],
    title: said('Benefício por abrir', 'Benefit not opened', 'Beneficio sin abrir'),
    text: said(
      'Seu benefício de {competencia} ainda não foi aberto.',
      'Your benefit for {competencia} has not been opened yet.',
      'Tu beneficio de {competencia} aún no se ha abierto.',
    ),
  },
  benefitWithdrawn: {
    values: ['competencia'],
    title: said('Benefício recolhido', 'Benefit withdrawn', 'Beneficio retirado'),
    text: said(
      'O RH recolheu seu benefício de {competencia}.',
      'HR withdrew your benefit for {competencia}.',
      'RR. HH. retiró tu beneficio de {competencia}.',
    ),
  },
  statementPublished: {
    values: ['empresa', 'competencia'],
    title: said('Informe de rendimentos', 'Income statement', 'Certificado de ingresos'),
    text: said(
      '{empresa} publicou seu informe de rendimentos de {competencia}.',
      '{empresa} published your income statement of {competencia}.',
      '{empresa} publicó tu certificado de ingresos de {competencia}.',
    ),
  },
  statementReminder: {
    values: ['competencia'],
    title: said('Informe por abrir', 'Statement not opened', 'Certificado sin abrir'),
    text: said(
      'Seu informe de rendimentos de {competencia} ainda não foi aberto.',
      'Your income statement of {competencia} has not been opened yet.',
      'Tu certificado de ingresos de {competencia} aún no se ha abierto.',
    ),
  },
  statementWithdrawn: {
    values: ['competencia'],
    title: said('Informe recolhido', 'Statement withdrawn', 'Certificado retirado'),
    text: said(
      'O RH recolheu seu informe de rendimentos de {competencia}.',
      'HR withdrew your income statement of {competencia}.',
      'RR. HH. retiró tu certificado de ingresos de {competencia}.',
    ),
  },
  recordPublished: {
    values: ['empresa', 'competencia'],
    title: said('Ficha de registro', 'Employee record', 'Ficha de registro'),
    text: said(
      '{empresa} publicou sua ficha de registro de {competencia}.',
      '{empresa} published your employee record of {competencia}.',
      '{empresa} publicó tu ficha de registro de {competencia}.',
    ),
  },
  recordReminder: {
    values: ['competencia'],
    title: said('Ficha por abrir', 'Record not opened', 'Ficha sin abrir'),
    text: said(
      'Sua ficha de registro de {competencia} ainda não foi aberta.',
      'Your employee record of {competencia} has not been opened yet.',
      'Tu ficha de registro de {competencia} aún no se abrió.',
    ),
  },
  recordWithdrawn: {
    values: ['competencia'],
    title: said('Ficha recolhida', 'Record withdrawn', 'Ficha retirada'),
    text: said(
      'O RH recolheu sua ficha de registro de {competencia}.',
      'HR withdrew your employee record of {competencia}.',
      'RR. HH. retiró tu ficha de registro de {competencia}.',
    ),
  },
  mirrorPublished: {
    values: ['empresa', 'competencia'],
    title: said('Espelho de ponto', 'Time sheet', 'Hoja de fichajes'),
    text: said(
      '{empresa} publicou seu espelho de ponto de {competencia}.',
      '{empresa} published your time sheet for {competencia}.',
      '{empresa} publicó tu hoja de fichajes de {competencia}.',
    ),
  },
  mirrorReminder: {
    values: ['competencia'],
    title: said('Espelho de ponto por abrir', 'Time sheet not opened', 'Hoja sin abrir'),
    text: said(
      'Seu espelho de ponto de {competencia} ainda não foi aberto.',
      'Your time sheet for {competencia} has not been opened yet.',
      'Tu hoja de fichajes de {competencia} aún no se abrió.',
    ),
  },
  mirrorWithdrawn: {
    values: ['competencia'],
    title: said('Espelho de ponto recolhido', 'Time sheet withdrawn', 'Hoja retirada'),
    text: said(
      'O RH recolheu seu espelho de ponto de {competencia}.',
      'HR withdrew your time sheet for {competencia}.',
      'RR. HH. retiró tu hoja de fichajes de {competencia}.',
    ),
  },
  disputeAssigned: {
    values: ['nome', 'competencia'],
    title: said('Discordância para você', 'Disagreement for you', 'Desacuerdo para ti'),
    text: said(
      'Responda a {nome} sobre o recibo de {competencia}.',
      'Answer {nome} about the payslip for {competencia}.',
      'Responde a {nome} sobre el recibo de {competencia}.',
    ),
  },
  disputeClosed: {
    values: ['competencia'],
    title: said('O RH decidiu', 'HR has decided', 'RR. HH. decidió'),
    text: said(
      'Veja a decisão sobre seu recibo de {competencia}.',
      'See the decision about your payslip for {competencia}.',
      'Mira la decisión sobre tu recibo de {competencia}.',
    ),
  },
  batchReady: {
    values: ['total', 'data'],
    title: said('Download pronto', 'Download ready', 'Descarga lista'),
    text: said(
      'Documentos: {total}. Baixe até {data}.',
      'Documents: {total}. Download by {data}.',
      'Documentos: {total}. Descarga hasta el {data}.',
    ),
  },
  batchFailed: {
    values: [],
    title: said('Download com erro', 'Download failed', 'Descarga con error'),
    text: said(
      'O arquivo não pôde ser preparado. Peça de novo.',
      'The file could not be prepared. Ask for it again.',
      'No se pudo preparar el archivo. Pídelo de nuevo.',
    ),
  },
} as const satisfies Notices;
