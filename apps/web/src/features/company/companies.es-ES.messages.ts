import { counted } from '#kernel/texts.ts';
import type { CompaniesTexts } from './companies.messages.ts';

const n = counted('es-ES');

export const texts: CompaniesTexts = {
  title: 'Empresas',
  list: 'Empresas del grupo',
  add: 'Registrar empresa',
  states: 'Situación',
  all: 'Todas',
  ativas: 'Activas',
  inativas: 'Inactivas',
  ativa: 'Activa',
  inativa: 'Inactiva',
  search: 'Buscar empresa',
  searchHint: 'Nombre o CNPJ',
  company: 'Empresa',
  legalName: 'Razón social',
  cnpj: 'CNPJ',
  place: 'Ciudad',
  kind: 'Tipo',
  headOffice: 'Matriz',
  branch: 'Sucursal',
  workers: 'Trabajadores',
  state: 'Situación',
  total: count => n(count, 'empresa', 'empresas'),
  workersOf: count => n(count, 'trabajador', 'trabajadores'),
  none: 'Ninguna empresa',
  noneLead: 'Registra la primera empresa del grupo.',
  noneForManager: 'Pide a RR. HH. acceso a las empresas que cuidas.',
};
