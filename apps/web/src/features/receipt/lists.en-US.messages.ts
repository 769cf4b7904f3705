import type { ListTexts } from './lists.messages.ts';

export const texts: ListTexts = {
  states: 'Filter by state',
  all: 'All',
  export: 'Export list',
  moreFilters: 'More filters',
  department: 'Department',
  everyDepartment: 'All departments',
  client: 'Client',
  everyClient: 'All clients',
  reopen: 'Reopen answer',
  reopened: 'The worker can answer again',
};
