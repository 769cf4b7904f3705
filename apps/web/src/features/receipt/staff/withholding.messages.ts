import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Withholding a receipt, for HR. */
export const withholdingTexts = defineTexts({
  withhold: ['Reter com motivo', 'Withhold with a reason', 'Retener con motivo'],
  giveBack: ['Devolver ao trabalhador', 'Give back to the worker', 'Devolver al trabajador'],
  title: [
    (count: number) => (count === 1 ? 'Reter este recibo?' : `Reter ${pt(count, 'recibo', 'recibos')}?`),
    count => (count === 1 ? 'Withhold this payslip?' : `Withhold ${en(count, 'payslip', 'payslips')}?`),
    count => (count === 1 ? '¿Retener este recibo?' : `¿Retener ${es(count, 'recibo', 'recibos')}?`),
  ],
  lead: [
    'O trabalhador vê o mês e o motivo, sem os valores. Depois você devolve.',
    'The worker sees the month and the reason, no amounts. You give it back later.',
    'El trabajador ve el mes y el motivo, sin los importes. Después lo devuelves.',
  ],
  reason: word.reason,
  reasonHelp: [
    'O trabalhador lê. De 10 a 250 letras.',
    'The worker reads it. From 10 to 250 characters.',
    'El trabajador lo lee. De 10 a 250 letras.',
  ],
  reasonFirst: [
    'Escreva o motivo para continuar (10 a 250 letras)',
    'Write the reason to continue (10 to 250 characters)',
    'Escribe el motivo para continuar (10 a 250 letras)',
  ],
  act: ['Reter', 'Withhold', 'Retener'],
  withheld: [
    (count: number) => `${pt(count, 'recibo retido', 'recibos retidos')}. Quem recebe foi avisado.`,
    count => `${en(count, 'payslip withheld', 'payslips withheld')}. Whoever gets it has been told.`,
    count => `${es(count, 'recibo retenido', 'recibos retenidos')}. Se avisó a quien lo recibe.`,
  ],
  givenBack: [
    (count: number) => `${pt(count, 'recibo devolvido', 'recibos devolvidos')}`,
    count => en(count, 'payslip given back', 'payslips given back'),
    count => es(count, 'recibo devuelto', 'recibos devueltos'),
  ],
  state: ['retido', 'withheld', 'retenido'],
  since: [
    (when: string) => `Retido desde ${when}`,
    when => `Withheld since ${when}`,
    when => `Retenido desde el ${when}`,
  ],
});
