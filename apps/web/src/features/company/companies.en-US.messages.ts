import { counted } from '#kernel/texts.ts';
import type { CompaniesTexts } from './companies.messages.ts';

const n = counted('en-US');

export const texts: CompaniesTexts = {
  title: 'Companies',
  list: 'Companies of the group',
  add: 'Add company',
  states: 'State',
  all: 'All',
  ativas: 'Active',
  inativas: 'Inactive',
  ativa: 'Active',
  inativa: 'Inactive',
  search: 'Search company',
  searchHint: 'Name or CNPJ',
  company: 'Company',
  legalName: 'Legal name',
  cnpj: 'CNPJ',
  place: 'City',
  kind: 'Type',
  headOffice: 'Head office',
  branch: 'Branch',
  workers: 'Workers',
  state: 'State',
  total: count => n(count, 'company', 'companies'),
  workersOf: count => n(count, 'worker', 'workers'),
  none: 'No companies',
  noneLead: 'Add the first company of the group.',
  noneForManager: 'Ask HR for access to the companies you look after.',
};
