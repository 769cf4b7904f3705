import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  states: 'Filtro por situação',
  all: 'Todos',
  // the states of documents: how many are in one, and of one document
  many: {
    naoVisto: 'Não viram',
    visto: 'Viram',
    concordou: 'Concordaram',
    discordou: 'Discordaram',
    habilitado: 'Visíveis',
    desabilitado: 'Escondidos',
  },
  one: { naoVisto: 'Não viu', visto: 'Viu', concordou: 'Concordou', discordou: 'Discordou' },
  export: 'Exportar lista',
  moreFilters: 'Mais filtros',
  department: 'Lotação',
  everyDepartment: 'Todas as lotações',
  client: 'Tomador',
  everyClient: 'Todos os tomadores',
  reopen: 'Reabrir resposta',
  reopened: 'O trabalhador pode responder de novo',
};

export type ListTexts = TextsOf<typeof portuguese>;

/** What the lists of payslips, benefits and statements say alike. */
export const listTexts = defineTexts<ListTexts>(portuguese, {
  'en-US': () => import('./lists.en-US.messages.ts'),
  'es-ES': () => import('./lists.es-ES.messages.ts'),
});
