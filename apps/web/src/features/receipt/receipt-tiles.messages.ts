import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';

/** What homes say of receipts. */
export const receiptTileTexts = defineTexts({
  notSeen: ['Recibos que ninguém abriu', 'Payslips nobody opened', 'Recibos que nadie abrió'],
  notSeenLead: [(month: string) => `de ${month}`, month => `of ${month}`, month => `de ${month}`],
  published: ['Publicados', 'Published', 'Publicados'],
  monthTitle: [
    (month: string) => `Recibos de ${month}`,
    month => `Payslips of ${month}`,
    month => `Recibos de ${month}`,
  ],
  disagreements: [
    'Discordâncias esperando resposta',
    'Disagreements waiting for an answer',
    'Desacuerdos que esperan respuesta',
  ],
  disagreementsLate: [
    (count: number) => pt(count, 'atrasada', 'atrasadas'),
    count => en(count, 'late', 'late'),
    count => es(count, 'atrasado', 'atrasados'),
  ],
});
