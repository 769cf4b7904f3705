import { counted } from '#kernel/texts.ts';
import type { HrFiledTexts } from './hr-filed.messages.ts';

const n = counted('en-US');

export const texts: HrFiledTexts = {
  lead: 'What was published to each worker from the imported files',
  fichas: 'Employee records',
  espelhos: 'Time sheets',
  import: 'Import',
  search: 'Search worker',
  searchHint: 'Name, CPF or registration',
  month: 'Month',
  everyMonth: 'all',
  company: 'Company',
  everyCompany: 'all',
  state: 'State',
  everyState: 'all',
  worker: 'Worker',
  cpf: 'CPF',
  registration: 'Registration',
  published: 'Published on',
  open: 'Open',
  missing: 'Document not found',
  pdf: 'Download PDF',
  withdraw: 'Delete',
  fichasOf: month => `Employee record of ${month}`,
  espelhosOf: month => `Time sheet of ${month}`,
  fichasWithdrawTitle: count => `Delete ${n(count, 'record', 'records')}?`,
  espelhosWithdrawTitle: count => `Delete ${n(count, 'time sheet', 'time sheets')}?`,
  withdrawLead:
    'The worker no longer sees it and is told. It stays in the deletion history, from where it can come back.',
  fichasWithdrawn: count => n(count, 'record deleted', 'records deleted'),
  espelhosWithdrawn: count => n(count, 'time sheet deleted', 'time sheets deleted'),
  fichasFound: count => n(count, 'record', 'records'),
  espelhosFound: count => n(count, 'time sheet', 'time sheets'),
  fichasNone: 'No employee record yet',
  espelhosNone: 'No time sheet yet',
  noneLead: 'Import the file of the payroll or time-clock system; what is published shows up here.',
};
