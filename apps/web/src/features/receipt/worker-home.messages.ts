import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  hello: (name: string) => `Olá, ${name}`,
  home: 'Início',
  payOf: (month: string) => `Salário de ${month}`,
  kindOfMonth: (kind: string, month: string) => `${kind} de ${month}`,
  paid: 'Pago',
  landed: (day: string) => `Caiu em ${day}`,
  account: (bank: string, end: string) => `${bank}, conta final ${end}`,
  earned: 'Você ganhou',
  deducted: 'Descontos',
  open: 'Ver recibo completo',
  hide: 'Esconder valores',
  show: 'Mostrar valores',
  todo: 'Falta você resolver',
  todoNone: 'Tudo em dia',
  todoNoneLead: 'Você já respondeu a tudo o que a empresa publicou.',
  checkReceipt: 'Confira seu recibo',
  checkBenefit: 'Confira seu benefício',
  shortcuts: 'Atalhos',
  allReceipts: 'Todos os recibos',
  receiptTotal: (count: number) => n(count, 'recibo', 'recibos'),
  checkAuthentic: 'Conferir um recibo',
  checkAuthenticLead: 'Veja se um recibo é verdadeiro',
  seeAll: (count: number) => `Ver todos (${count})`,
  fresh: 'Novo para você',
  statement: 'Informe de rendimentos',
  record: 'Ficha de registro',
  mirror: 'Espelho de ponto',
  firstReceipt: 'Seu primeiro recibo aparece aqui',
  firstReceiptLead: 'Avisamos você quando a empresa publicar.',
  brasilia: (time: string) => `Horário de Brasília · atualizado às ${time}`,
};

export type WorkerHomeTexts = TextsOf<typeof portuguese>;

export const workerHomeTexts = defineTexts<WorkerHomeTexts>(portuguese, {
  'en-US': () => import('./worker-home.en-US.messages.ts'),
  'es-ES': () => import('./worker-home.es-ES.messages.ts'),
});
