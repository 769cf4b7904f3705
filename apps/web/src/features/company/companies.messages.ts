import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** The list of companies. */
export const companiesTexts = defineTexts({
  title: word.companies,
  list: ['Empresas do grupo', 'Companies of the group', 'Empresas del grupo'],
  add: ['Cadastrar empresa', 'Add company', 'Registrar empresa'],
  states: word.state,
  all: word.allOfThem,
  ativas: ['Ativas', 'Active', 'Activas'],
  inativas: ['Inativas', 'Inactive', 'Inactivas'],
  ativa: ['Ativa', 'Active', 'Activa'],
  inativa: ['Inativa', 'Inactive', 'Inactiva'],
  search: ['Buscar empresa', 'Search company', 'Buscar empresa'],
  searchHint: ['Nome ou CNPJ', 'Name or CNPJ', 'Nombre o CNPJ'],
  company: word.company,
  legalName: ['Razão social', 'Legal name', 'Razón social'],
  cnpj: word.cnpj,
  place: ['Cidade', 'City', 'Ciudad'],
  kind: word.type,
  headOffice: ['Matriz', 'Head office', 'Matriz'],
  branch: ['Filial', 'Branch', 'Sucursal'],
  workers: word.workers,
  state: word.state,
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
