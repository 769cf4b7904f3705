import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Suporte',
  lead: 'Você só usa a conta de quem autorizou, pelo tempo que a pessoa deu.',
  leadAdmin: 'Como está cada pedido. O que foi escrito só o suporte lê.',
  views: 'Pedidos',
  andamento: 'Em andamento',
  encerrados: 'Encerrados',
  chamados: 'Sem entrar',
  chamadosEncerrados: 'Sem entrar, encerrados',
  none: 'Fila vazia',
  noneLead: 'Quando alguém pedir ajuda, aparece aqui.',
  total: (n: number) => (n === 1 ? '1 pedido' : `${n} pedidos`),
  requests: 'Pedidos de quem entrou',
  tickets: 'Pedidos de quem não entrou',
  person: 'Quem pede',
  reason: 'Ajuda com',
  group: 'Grupo de acesso',
  asked: 'Pedido em',
  until: 'Autorizado até',
  state: 'Situação',
  contact: 'Contato',
  helper: 'Atendido por',
  open: 'Abrir',
  openOf: (name: string) => `Abrir o pedido de ${name}`,
  someone: (at: string) => `Pedido de ${at}`,
  waiting: 'Espera resposta',
  answered: 'Respondido',
  closed: 'Encerrado',
  begin: 'Começar atendimento',
  goOn: 'Continuar atendimento',
  beginLead:
    'Você usa a conta como a pessoa, no perfil e grupo em que ela pediu. Tudo fica no histórico com os dois nomes.',
  notGranted: 'A pessoa ainda não autorizou',
  end: 'Encerrar',
  ended: 'Pedido encerrado',
  unproved: 'Ninguém confirmou quem escreveu. Não passe dados nem mude acessos só por esta mensagem.',
  note: 'Nota',
  noteHelp: 'De 10 a 1.000 letras. Não escreva senha nem código.',
  noteFirst: 'Escreva ao menos 10 letras',
  sendTo: (contact: string) => `Enviar a nota para ${contact}`,
  answer: 'Responder e encerrar',
  close: 'Encerrar com nota',
  answerSent: 'Resposta a caminho',
  ticketClosed: 'Pedido encerrado',
};

export type SupportDeskTexts = TextsOf<typeof portuguese>;

export const supportDeskTexts = defineTexts<SupportDeskTexts>(portuguese, {
  'en-US': () => import('./support-desk.en-US.messages.ts'),
  'es-ES': () => import('./support-desk.es-ES.messages.ts'),
});
