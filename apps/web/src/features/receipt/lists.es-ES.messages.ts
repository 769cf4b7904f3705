import type { ListTexts } from './lists.messages.ts';

export const texts: ListTexts = {
  states: 'Filtro por situación',
  all: 'Todos',
  many: {
    naoVisto: 'Sin ver',
    visto: 'Vistos',
    concordou: 'De acuerdo',
    discordou: 'En desacuerdo',
    habilitado: 'Visibles',
    desabilitado: 'Ocultos',
  },
  one: { naoVisto: 'Sin ver', visto: 'Visto', concordou: 'De acuerdo', discordou: 'En desacuerdo' },
  export: 'Exportar lista',
  moreFilters: 'Más filtros',
  department: 'Área',
  everyDepartment: 'Todas las áreas',
  client: 'Cliente',
  everyClient: 'Todos los clientes',
  reopen: 'Reabrir respuesta',
  reopened: 'La persona puede responder de nuevo',
};
