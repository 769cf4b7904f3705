import { PDFDocument, StandardFonts } from 'pdf-lib';
import { type Fonts, PAPER, type Pen, rowsOf, rule, write } from '#core/receipt/draw-receipt-pen.ts';
import { cnpjText, cpfText, dayText, offsetText, stampText } from './words.ts';

/** A mark as its receipt says it (Portaria 671, arts. 79 and 80). Civil times `2026-11-27T08:00`; offsets in minutes ahead of UTC. */
export interface MarkPaper {
  nsr: number;
  local: string;
  utcOffset: number;
  recordedAt: Date;
  isOffline: boolean;
  hash: string;
  employer: string;
  cnpj: string;
  place: string;
  worker: string;
  cpf: string;
  /** The program's registration at the INPI; null: not registered yet. */
  registration: string | null;
  serial: string;
}

export const receiptTitle = 'Comprovante de Registro de Ponto do Trabalhador';
const top = 780;
const beside = 190;

/** One A4. Same input, same bytes. */
export async function drawMarkReceipt(mark: MarkPaper): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(receiptTitle);
  pdf.setLanguage('pt-BR');
  pdf.setProducer('Crachá');
  pdf.setCreator('Crachá');
  pdf.setCreationDate(mark.recordedAt);
  pdf.setModificationDate(mark.recordedAt);
  const fonts: Fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const pen: Pen = { page: pdf.addPage([PAPER.width, PAPER.height]), fonts, y: top };
  const width = PAPER.right - PAPER.left - beside;
  write(pen, PAPER.left, receiptTitle, { size: 18, bold: true, fit: PAPER.right - PAPER.left });
  pen.y -= 20;
  rule(pen, pen.y, true);
  for (const [label, value] of factsOf(mark)) {
    pen.y -= 22;
    write(pen, PAPER.left, label, { size: 10, muted: true });
    for (const [at, row] of rowsOf(pen, value, width, 11).entries()) {
      if (at > 0) pen.y -= 14;
      write(pen, PAPER.left + beside, row, { size: 11, fit: width });
    }
    rule(pen, pen.y - 8);
  }
  pen.y -= 30;
  for (const row of rowsOf(pen, `Assinatura eletrônica: ${unsigned}`, PAPER.right - PAPER.left)) {
    write(pen, PAPER.left, row, { muted: true });
    pen.y -= 14;
  }
  return pdf.save({ useObjectStreams: false });
}

/** No certificate of ICP-Brasil is installed: the paper says so, instead of looking signed. */
const unsigned = 'assinatura não qualificada. A marcação está guardada sob o NSR e o hash acima.';

function factsOf(mark: MarkPaper): (readonly [string, string])[] {
  const { local, utcOffset, registration } = mark;
  return [
    ['NSR', String(mark.nsr).padStart(9, '0')],
    ['Empregador', mark.employer],
    ['CNPJ', cnpjText(mark.cnpj)],
    ...(mark.place ? [['Local da prestação do serviço', mark.place] as const] : []),
    ['Trabalhador', mark.worker],
    ['CPF', cpfText(mark.cpf)],
    ['Data', dayText(local.slice(0, 10))],
    ['Hora', `${local.slice(11)} (UTC${offsetText(utcOffset)})`],
    ...(mark.isOffline ? [['Marcação off-line', `gravada em ${stampText(mark.recordedAt, utcOffset)}`] as const] : []),
    registration === null ? ['Número do REP-P', mark.serial] : ['Registro no INPI', registration],
    ['Hash SHA-256', mark.hash],
  ];
}
