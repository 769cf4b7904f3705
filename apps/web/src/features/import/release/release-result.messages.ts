import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';

/** What came of a release. */
export const resultTexts = defineTexts({
  publishedOf: [
    (period: string) => `Recibos de ${period} publicados`,
    period => `Payslips of ${period} published`,
    period => `Recibos de ${period} publicados`,
  ],
  published: ['Documentos publicados', 'Documents published', 'Documentos publicados'],
  receipts: [
    (count: number) => pt(count, 'recibo publicado', 'recibos publicados'),
    count => en(count, 'payslip published', 'payslips published'),
    count => es(count, 'recibo publicado', 'recibos publicados'),
  ],
  documents: [
    (count: number) => pt(count, 'documento publicado', 'documentos publicados'),
    count => en(count, 'document published', 'documents published'),
    count => es(count, 'documento publicado', 'documentos publicados'),
  ],
  result: [
    (what: string, when: string, people: number) =>
      `${what} ${when}, ${pt(people, 'pessoa avisada', 'pessoas avisadas')}`,
    (what, when, people) => `${what} ${when}, ${en(people, 'person told', 'people told')}`,
    (what, when, people) => `${what} ${when}, ${es(people, 'persona avisada', 'personas avisadas')}`,
  ],
  todayAt: [(time: string) => `às ${time}`, time => `at ${time}`, time => `a las ${time}`],
  onDay: [(moment: string) => `em ${moment}`, moment => `on ${moment}`, moment => `el ${moment}`],
  seeReceipts: ['Ver recibos', 'See payslips', 'Ver recibos'],
  seeBenefits: ['Ver benefícios', 'See benefits', 'Ver beneficios'],
  seeStatements: ['Ver informes', 'See statements', 'Ver certificados'],
  remind: ['Lembrar quem não viu', 'Remind who has not seen it', 'Recordar a quien no lo vio'],
  publishing: ['Publicando agora…', 'Publishing now…', 'Publicando ahora…'],
});
