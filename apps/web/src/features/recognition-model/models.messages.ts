import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  search: 'Buscar modelo',
  searchHint: 'Nome ou sistema',
  total: (n: number) => (n === 1 ? '1 modelo' : `${n} modelos`),
  name: 'Nome',
  group: 'Grupo de acesso',
  every: 'Todos',
  state: 'Situação',
  rate: 'Acerto na amostra',
  rateOf: (passed: number, tried: number) => `${passed} de ${tried}`,
  untried: 'Não ativado',
  changed: 'Alterado em',
  rascunho: 'Rascunho',
  ativo: 'Ativo',
  inativo: 'Inativo',
  send: 'Criar modelo',
  nameFirst: 'Dê um nome ao modelo.',
  fileFirst: 'Escolha o arquivo de amostra.',
  tryOut: 'Experimentar',
  trialTitle: 'Experiência',
  trialOf: (passed: number, tried: number, alone: number) =>
    `${passed} de ${tried} documentos lidos sem dúvida. Sozinho, o leitor lê ${alone}.`,
  read: 'Lido',
  doubtful: 'Em dúvida',
  lines: (n: number) => (n === 1 ? '1 verba' : `${n} verbas`),
  save: 'Salvar',
  discard: 'Descartar',
  dirty: 'Alterações não salvas',
  saved: 'Modelo salvo',
  activate: 'Ativar',
  retire: 'Inativar',
  activated: 'Modelo ativo',
  retired: 'Modelo inativo',
  saveFirst: 'Salve antes de ativar.',
  remove: 'Excluir modelo',
  removeTitle: 'Excluir este modelo?',
  removeLead: 'O modelo e a amostra são apagados. O que já foi lido com ele fica como está.',
  removed: 'Modelo excluído',
  system: 'Sistema de folha',
  systemHelp: 'De onde vem o arquivo. Pode ficar vazio.',
  used: 'Uso em 90 dias',
  usedOf: (clean: string, documents: string) => `${clean} de ${documents} sem dúvida`,
  unused: 'Nenhum',
  mayNot: 'Você não pode criar modelos.',
  recibo: 'Recibo de pagamento',
  beneficio: 'Benefício',
  informe: 'Informe de rendimentos',
};

export type ModelTexts = TextsOf<typeof portuguese>;

/** What models of pages and of sheets say alike. */
export const modelTexts = defineTexts<ModelTexts>(portuguese, {
  'en-US': () => import('./models.en-US.messages.ts'),
  'es-ES': () => import('./models.es-ES.messages.ts'),
});
