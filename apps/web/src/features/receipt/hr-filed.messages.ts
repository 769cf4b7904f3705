import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  lead: 'O que foi publicado para cada trabalhador a partir dos arquivos importados',
  fichas: 'Fichas de registro',
  espelhos: 'Espelhos de ponto',
  import: 'Importar',
  search: 'Buscar trabalhador',
  searchHint: 'Nome, CPF ou matrícula',
  month: 'Competência',
  everyMonth: 'todas',
  company: 'Empresa',
  everyCompany: 'todas',
  state: 'Situação',
  everyState: 'todas',
  worker: 'Trabalhador',
  cpf: 'CPF',
  registration: 'Matrícula',
  published: 'Publicado em',
  open: 'Abrir',
  missing: 'Documento não encontrado',
  pdf: 'Baixar PDF',
  withdraw: 'Excluir',
  fichasOf: (month: string) => `Ficha de registro de ${month}`,
  espelhosOf: (month: string) => `Espelho de ponto de ${month}`,
  fichasWithdrawTitle: (count: number) => `Excluir ${n(count, 'ficha', 'fichas')}?`,
  espelhosWithdrawTitle: (count: number) => `Excluir ${n(count, 'espelho', 'espelhos')}?`,
  withdrawLead: 'O trabalhador deixa de ver e é avisado. Fica no histórico de exclusão, de onde pode voltar.',
  fichasWithdrawn: (count: number) => n(count, 'ficha excluída', 'fichas excluídas'),
  espelhosWithdrawn: (count: number) => n(count, 'espelho excluído', 'espelhos excluídos'),
  fichasFound: (count: number) => n(count, 'ficha', 'fichas'),
  espelhosFound: (count: number) => n(count, 'espelho', 'espelhos'),
  fichasNone: 'Nenhuma ficha de registro ainda',
  espelhosNone: 'Nenhum espelho de ponto ainda',
  noneLead: 'Importe o arquivo do sistema de folha ou de ponto; o que for publicado aparece aqui.',
};

export type HrFiledTexts = TextsOf<typeof portuguese>;

/** HR's employee records and time-clock mirrors. */
export const hrFiledTexts = defineTexts<HrFiledTexts>(portuguese, {
  'en-US': () => import('./hr-filed.en-US.messages.ts'),
  'es-ES': () => import('./hr-filed.es-ES.messages.ts'),
});
