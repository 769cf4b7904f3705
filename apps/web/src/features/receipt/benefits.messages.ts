import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  title: 'Benefícios',
  lead: (month: string) => `Benefícios de ${month}`,
  everything: 'Todas as competências',
  newOne: 'Novo benefício',
  import: 'Importar benefícios',
  states: 'Filtro por situação',
  state: 'Situação',
  everyState: 'todas',
  naoVisto: 'Não viu',
  visto: 'Viu',
  concordou: 'Concordou',
  discordou: 'Discordou',
  search: 'Buscar trabalhador',
  searchHint: 'Nome, CPF ou matrícula',
  month: 'Competência',
  everyMonth: 'todas',
  company: 'Empresa',
  everyCompany: 'todas',
  worker: 'Trabalhador',
  cpf: 'CPF',
  benefit: 'Benefício',
  total: 'Total',
  deduction: 'Desconto',
  seenAt: 'Visto em',
  hidden: 'escondido do trabalhador',
  list: 'Lista de benefícios',
  found: (count: number) => n(count, 'benefício', 'benefícios'),
  none: 'Nenhum benefício neste mês',
  noneLead: 'Importe o arquivo da operadora ou digite um.',
  noneManager: 'Nenhum benefício da sua equipe',
  noneManagerLead: 'Eles aparecem aqui quando o RH publicar.',
  open: 'Abrir benefício',
  pdf: 'Baixar PDF',
  email: 'Enviar por e-mail',
  sentTo: (address: string) => `Enviado para ${address}`,
  remind: 'Lembrar de abrir',
  reminded: (count: number) =>
    count === 0 ? 'Todos já tinham visto' : `${n(count, 'pessoa lembrada', 'pessoas lembradas')}`,
  hide: 'Esconder do trabalhador',
  show: 'Mostrar ao trabalhador',
  hideTitle: (count: number) => `Esconder ${n(count, 'benefício', 'benefícios')}?`,
  showTitle: (count: number) => `Mostrar ${n(count, 'benefício', 'benefícios')}?`,
  hideLead: 'Os trabalhadores deixam de ver.',
  showLead: 'Os trabalhadores passam a ver.',
  changed: (count: number) => n(count, 'benefício mudou', 'benefícios mudaram'),
  delete: 'Excluir',
  deleteTitle: (count: number) => `Excluir ${n(count, 'benefício', 'benefícios')}?`,
  deleteLead:
    'O benefício some da lista e da vista do trabalhador. Fica no histórico de exclusão, com quem excluiu e por quê.',
  deleted: (count: number) => n(count, 'benefício excluído', 'benefícios excluídos'),
  back: 'Voltar para benefícios',
  notFound: 'Benefício não encontrado',
  registration: (number: string) => `Matrícula ${number}`,
  credit: (day: string) => `Crédito em ${day}`,
  items: 'Itens',
  quantity: 'Quantidade',
  unit: 'Valor unitário',
  value: 'Valor',
  conversation: 'Conversa com o trabalhador',
};

export type BenefitTexts = TextsOf<typeof portuguese>;

/** Staff's benefits. */
export const benefitTexts = defineTexts<BenefitTexts>(portuguese, {
  'en-US': () => import('./benefits.en-US.messages.ts'),
  'es-ES': () => import('./benefits.es-ES.messages.ts'),
});
