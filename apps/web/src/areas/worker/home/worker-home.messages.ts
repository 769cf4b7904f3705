import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** The worker's home. */
export const workerHomeTexts = defineTexts({
  hello: [(name: string) => `Olá, ${name}`, name => `Hi, ${name}`, name => `Hola, ${name}`],
  home: word.home,
  hide: ['Esconder valores', 'Hide amounts', 'Ocultar importes'],
  show: ['Mostrar valores', 'Show amounts', 'Mostrar importes'],
  shortcuts: ['Atalhos', 'Shortcuts', 'Atajos'],
  allReceipts: ['Todos os recibos', 'All payslips', 'Todos los recibos'],
  receiptTotal: [
    (count: number) => pt(count, 'recibo', 'recibos'),
    count => en(count, 'payslip', 'payslips'),
    count => es(count, 'recibo', 'recibos'),
  ],
  papers: [
    (count: number) => `${pt(count, 'documento', 'documentos')} para você`,
    count => `${en(count, 'document', 'documents')} for you`,
    count => `${es(count, 'documento', 'documentos')} para ti`,
  ],
  papersLead: ['Para assinar ou dar ciente', 'To sign or to acknowledge', 'Para firmar o darte por enterado'],
  missing: [
    (count: number) => `${pt(count, 'pendência', 'pendências')} para enviar`,
    count => `${en(count, 'item', 'items')} to send`,
    count => `${es(count, 'pendiente', 'pendientes')} por enviar`,
  ],
  missingLead: ['A empresa pediu a você', 'Your company asked for it', 'La empresa te lo pidió'],
  checkAuthentic: ['Validar um recibo', 'Validate a payslip', 'Validar un recibo'],
  checkAuthenticLead: [
    'Veja se um recibo é verdadeiro',
    'See whether a payslip is genuine',
    'Mira si un recibo es auténtico',
  ],
  firstReceipt: [
    'Seu primeiro recibo aparece aqui',
    'Your first payslip appears here',
    'Tu primer recibo aparece aquí',
  ],
  firstReceiptLead: [
    'Avisamos você quando a empresa publicar.',
    'We tell you when your company publishes it.',
    'Te avisamos cuando la empresa lo publique.',
  ],
  brasilia: [
    (time: string) => `Horário de Brasília · atualizado às ${time}`,
    time => `Brasília time · updated at ${time}`,
    time => `Hora de Brasilia · actualizado a las ${time}`,
  ],
});
