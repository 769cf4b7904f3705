import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  title: 'Empresas',
  list: 'Empresas do grupo',
  add: 'Cadastrar empresa',
  states: 'Situação',
  all: 'Todas',
  ativas: 'Ativas',
  inativas: 'Inativas',
  ativa: 'Ativa',
  inativa: 'Inativa',
  search: 'Buscar empresa',
  searchHint: 'Nome ou CNPJ',
  company: 'Empresa',
  legalName: 'Razão social',
  cnpj: 'CNPJ',
  place: 'Cidade',
  kind: 'Tipo',
  headOffice: 'Matriz',
  branch: 'Filial',
  workers: 'Trabalhadores',
  state: 'Situação',
  total: (count: number) => n(count, 'empresa', 'empresas'),
  workersOf: (count: number) => n(count, 'trabalhador', 'trabalhadores'),
  none: 'Nenhuma empresa',
  noneLead: 'Cadastre a primeira empresa do grupo.',
  noneForManager: 'Peça ao RH acesso às empresas de que você cuida.',
};

export type CompaniesTexts = TextsOf<typeof portuguese>;

/** The list of companies. */
export const companiesTexts = defineTexts<CompaniesTexts>(portuguese, {
  'en-US': () => import('./companies.en-US.messages.ts'),
  'es-ES': () => import('./companies.es-ES.messages.ts'),
});
