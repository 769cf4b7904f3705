import { counted } from '#kernel/texts.ts';
import type { WorkersTexts } from './workers.messages.ts';

const n = counted('en-US');

export const texts: WorkersTexts = {
  title: 'Workers',
  team: 'Team',
  noneForManager: 'Ask HR for access to the people you look after.',
  list: 'Workers of the group',
  add: 'Register',
  export: 'Export',
  exportName: 'workers',
  states: 'State',
  all: 'All',
  ativos: 'Active',
  afastados: 'On leave',
  desligados: 'Left',
  ativo: 'Active',
  afastado: 'On leave',
  desligado: 'Left',
  search: 'Search worker',
  searchHint: 'Name, CPF or registration',
  company: 'Company',
  everyCompany: 'all',
  department: 'Department',
  everyDepartment: 'all',
  client: 'Client',
  everyClient: 'all',
  access: 'Access',
  everyAccess: 'all',
  withoutAccess: 'not signed in yet',
  worker: 'Worker',
  cpf: 'CPF',
  registration: 'Registration',
  place: 'Place',
  position: 'Position',
  admission: 'Admission',
  state: 'State',
  cameIn: 'Signed in',
  notYet: 'Not signed in yet',
  total: count => n(count, 'worker', 'workers'),
  none: 'No workers yet',
  noneLead: 'Import or register the first worker.',
  invite: 'Invite to the portal',
  invited: (sent, noContact, inside) =>
    [
      n(sent, 'invitation sent', 'invitations sent'),
      noContact > 0 && `${noContact} without e-mail or cell phone`,
      inside > 0 && n(inside, 'already has access', 'already have access'),
    ]
      .filter(Boolean)
      .join(', '),
  letters: 'Access letters',
};
