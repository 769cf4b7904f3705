import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  title: 'Discordâncias',
  lead: 'O trabalhador vê o prazo e o desfecho.',
  back: 'Voltar para recibos',
  states: 'Filtro por situação',
  abertas: 'Abertas',
  minhas: 'Comigo',
  atrasadas: 'Atrasadas',
  encerradas: 'Encerradas',
  list: 'Lista de discordâncias',
  next: 'Responder a próxima',
  nextNone: 'Nenhuma discordância aberta aqui',
  none: 'Nenhuma discordância aqui',
  noneLead: 'Quando alguém discordar de um recibo, aparece aqui com o prazo.',
  worker: 'Trabalhador',
  line: 'Linha',
  wholeReceipt: 'O recibo todo',
  receipt: 'Recibo',
  due: 'Prazo',
  assignee: 'Responsável',
  nobody: 'Ninguém ainda',
  outcome: 'Desfecho',
  open: 'Aberta',
  dueToday: 'Vence hoje',
  dueIn: (days: number) => (days === 1 ? 'Vence amanhã' : `Vence em ${n(days, 'dia', 'dias')}`),
  lateBy: (days: number) => `Atrasada há ${n(days, 'dia', 'dias')}`,
  until: (day: string) => `até ${day}`,
  dispute: 'Discordância',
  about: (line: string) => `Sobre ${line}`,
  assigned: (name: string) => `Agora é com ${name}`,
  answer: 'Como termina?',
  corrigir: 'Vamos corrigir',
  explicada: 'Está certo, explicamos',
  recusada: 'Recusada',
  reaberta: 'Reaberta para responder de novo',
  reason: 'Por quê',
  reasonHelp: 'O trabalhador lê. De 10 a 250 letras.',
  reasonFirst: 'Escolha o desfecho e escreva por quê (10 a 250 letras)',
  close: 'Encerrar discordância',
  closed: 'Discordância encerrada. O trabalhador foi avisado.',
  closedOn: (when: string) => `Encerrada em ${when}`,
  waitsUntil: (day: string) => `O RH responde até ${day}.`,
  waitsWith: (name: string) => `Está com ${name}.`,
  waitsLate: (day: string) => `O prazo do RH passou em ${day}.`,
  saidCorrigir: 'O RH vai corrigir',
  saidExplicada: 'O RH explicou',
  saidRecusada: 'O RH não aceitou',
  saidReaberta: 'Você pode responder de novo',
};

export type DisputeTexts = TextsOf<typeof portuguese>;

/** What becomes of a disagreement, for HR and for the worker. */
export const disputeTexts = defineTexts<DisputeTexts>(portuguese, {
  'en-US': () => import('./dispute.en-US.messages.ts'),
  'es-ES': () => import('./dispute.es-ES.messages.ts'),
});
