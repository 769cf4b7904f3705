import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** What the worker's home says of documents. */
export const homeCardTexts = defineTexts({
  payOf: [(month: string) => `Salário de ${month}`, month => `${month} pay`, month => `Salario de ${month}`],
  kindOfMonth: [
    (kind: string, month: string) => `${kind} de ${month}`,
    (kind, month) => `${kind}, ${month}`,
    (kind, month) => `${kind} de ${month}`,
  ],
  paid: ['Pago', 'Paid', 'Pagado'],
  landed: [(day: string) => `Caiu em ${day}`, day => `Paid on ${day}`, day => `Ingresado el ${day}`],
  account: [
    (bank: string, end: string) => `${bank}, conta final ${end}`,
    (bank, end) => `${bank}, account ending ${end}`,
    (bank, end) => `${bank}, cuenta terminada en ${end}`,
  ],
  earned: ['Você ganhou', 'You earned', 'Has ganado'],
  deducted: word.deductions,
  open: ['Ver recibo completo', 'See full payslip', 'Ver recibo completo'],
  todo: ['Falta você resolver', 'Waiting for you', 'Pendiente de ti'],
  todoNone: ['Tudo em dia', 'You are all set', 'Todo al día'],
  todoNoneLead: [
    'Você já respondeu a tudo o que a empresa publicou.',
    'You have answered everything your company published.',
    'Has respondido a todo lo que publicó la empresa.',
  ],
  checkReceipt: ['Confira seu recibo', 'Check your payslip', 'Revisa tu recibo'],
  checkBenefit: ['Confira seu benefício', 'Check your benefit', 'Revisa tu beneficio'],
  checkReceipts: [
    (count: number) => `Confira ${pt(count, 'recibo', 'recibos')}`,
    count => `Check ${en(count, 'payslip', 'payslips')}`,
    count => `Revisa ${es(count, 'recibo', 'recibos')}`,
  ],
  checkBenefits: [
    (count: number) => `Confira ${pt(count, 'benefício', 'benefícios')}`,
    count => `Check ${en(count, 'benefit', 'benefits')}`,
    count => `Revisa ${es(count, 'beneficio', 'beneficios')}`,
  ],
  right: ['Os valores estão certos?', 'Are the amounts right?', '¿Están bien los importes?'],
  newest: [(what: string) => `O mais novo: ${what}`, what => `The newest: ${what}`, what => `El más nuevo: ${what}`],
  fresh: ['Novo para você', 'New for you', 'Nuevo para ti'],
  statement: ['Informe de rendimentos', 'Income statement', 'Certificado de ingresos'],
  record: word.employeeRecord,
  mirror: ['Espelho de ponto', 'Time sheet', 'Hoja de fichajes'],
});
