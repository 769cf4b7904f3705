import { defineTexts, en, es, pt } from '#kernel/texts.ts';
import { word } from '#kernel/words.ts';

export const workerHomeTexts = defineTexts({
  hello: [(name: string) => `Olá, ${name}`, name => `Hi, ${name}`, name => `Hola, ${name}`],
  home: word.home,
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
  hide: ['Esconder valores', 'Hide amounts', 'Ocultar importes'],
  show: ['Mostrar valores', 'Show amounts', 'Mostrar importes'],
  todo: ['Falta você resolver', 'Waiting for you', 'Pendiente de ti'],
  todoNone: ['Tudo em dia', 'You are all set', 'Todo al día'],
  todoNoneLead: [
    'Você já respondeu a tudo o que a empresa publicou.',
    'You have answered everything your company published.',
    'Has respondido a todo lo que publicó la empresa.',
  ],
  checkReceipt: ['Confira seu recibo', 'Check your payslip', 'Revisa tu recibo'],
  checkBenefit: ['Confira seu benefício', 'Check your benefit', 'Revisa tu beneficio'],
  shortcuts: ['Atalhos', 'Shortcuts', 'Atajos'],
  allReceipts: ['Todos os recibos', 'All payslips', 'Todos los recibos'],
  receiptTotal: [
    (count: number) => pt(count, 'recibo', 'recibos'),
    count => en(count, 'payslip', 'payslips'),
    count => es(count, 'recibo', 'recibos'),
  ],
  checkAuthentic: ['Conferir um recibo', 'Check a payslip', 'Comprobar un recibo'],
  checkAuthenticLead: [
    'Veja se um recibo é verdadeiro',
    'See whether a payslip is genuine',
    'Mira si un recibo es auténtico',
  ],
  seeAll: [(count: number) => `Ver todos (${count})`, count => `See all (${count})`, count => `Ver todos (${count})`],
  fresh: ['Novo para você', 'New for you', 'Nuevo para ti'],
  statement: ['Informe de rendimentos', 'Income statement', 'Certificado de ingresos'],
  record: word.employeeRecord,
  mirror: ['Espelho de ponto', 'Time sheet', 'Hoja de fichajes'],
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
