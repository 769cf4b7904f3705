import type { ListTexts } from './lists.messages.ts';

export const texts: ListTexts = {
  states: 'Filter by state',
  all: 'All',
  many: {
    naoVisto: 'Not seen',
    visto: 'Seen',
    concordou: 'Agreed',
    discordou: 'Disagreed',
    habilitado: 'Visible',
    desabilitado: 'Hidden',
  },
  one: { naoVisto: 'Not seen', visto: 'Seen', concordou: 'Agreed', discordou: 'Disagreed' },
  export: 'Export list',
  moreFilters: 'More filters',
  department: 'Department',
  everyDepartment: 'All departments',
  client: 'Client',
  everyClient: 'All clients',
  reopen: 'Reopen answer',
  reopened: 'The worker can answer again',
};
