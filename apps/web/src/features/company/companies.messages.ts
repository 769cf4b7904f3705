import { defineTexts, en, es, pt } from '#kernel/texts.ts';

/** The list of companies. */
export const companiesTexts = defineTexts({
  title: ['Empresas', 'Companies', 'Empresas'],
  list: ['Empresas do grupo', 'Companies of the group', 'Empresas del grupo'],
  add: ['Cadastrar empresa', 'Add company', 'Registrar empresa'],
  states: ['Situação', 'State', 'Situación'],
  all: ['Todas', 'All', 'Todas'],
  ativas: ['Ativas', 'Active', 'Activas'],
  inativas: ['Inativas', 'Inactive', 'Inactivas'],
  ativa: ['Ativa', 'Active', 'Activa'],
  inativa: ['Inativa', 'Inactive', 'Inactiva'],
  search: ['Buscar empresa', 'Search company', 'Buscar empresa'],
  searchHint: ['Nome ou CNPJ', 'Name or CNPJ', 'Nombre o CNPJ'],
  company: ['Empresa', 'Company', 'Empresa'],
  legalName: ['Razão social', 'Legal name', 'Razón social'],
  cnpj: ['CNPJ', 'CNPJ', 'CNPJ'],
  place: ['Cidade', 'City', 'Ciudad'],
  kind: ['Tipo', 'Type', 'Tipo'],
  headOffice: ['Matriz', 'Head office', 'Matriz'],
  branch: ['Filial', 'Branch', 'Sucursal'],
  workers: ['Trabalhadores', 'Workers', 'Trabajadores'],
  state: ['Situação', 'State', 'Situación'],
  total: [
    (count: number) => pt(count, 'empresa', 'empresas'),
    count => en(count, 'company', 'companies'),
    count => es(count, 'empresa', 'empresas'),
  ],
  workersOf: [
    (count: number) => pt(count, 'trabalhador', 'trabalhadores'),
    count => en(count, 'worker', 'workers'),
    count => es(count, 'trabajador', 'trabajadores'),
  ],
  none: ['Nenhuma empresa', 'No companies', 'Ninguna empresa'],
  noneLead: [
    'Cadastre a primeira empresa do grupo.',
    'Add the first company of the group.',
    'Registra la primera empresa del grupo.',
  ],
  noneForManager: [
    'Peça ao RH acesso às empresas de que você cuida.',
    'Ask HR for access to the companies you look after.',
    'Pide a RR. HH. acceso a las empresas que cuidas.',
  ],
});
