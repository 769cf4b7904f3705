import type { ListTexts } from './lists.messages.ts';

export const texts: ListTexts = {
  states: 'Filtro por situación',
  all: 'Todos',
  export: 'Exportar lista',
  moreFilters: 'Más filtros',
  department: 'Área',
  everyDepartment: 'Todas las áreas',
  client: 'Cliente',
  everyClient: 'Todos los clientes',
  reopen: 'Reabrir respuesta',
  reopened: 'La persona puede responder de nuevo',
};
