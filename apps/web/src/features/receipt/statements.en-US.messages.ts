import { counted } from '#kernel/texts.ts';
import type { StatementTexts } from './statements.messages.ts';

const n = counted('en-US');

export const texts: StatementTexts = {
  title: 'Income statements',
  lead: (year: string) => `Calendar year ${year}`,
  everything: 'All years',
  import: 'Import statements',
  switchYear: 'Turn the year on or off',
  switchTitle: 'The year’s statements for the workers',
  switchLead: 'Holds for all statements of the company and year. Turned on, those who now see one are told.',
  turnOn: 'Show to the workers',
  turnOff: 'Hide from the workers',
  sureOn: (year: number, company: string) => `Show the ${year} statements of ${company}?`,
  sureOff: (year: number, company: string) => `Hide the ${year} statements of ${company}?`,
  onAll: 'All workers of the company will see their statement of the year, and those who did not are told.',
  offAll: 'All workers of the company will no longer see their statement of the year.',
  switchOne: (name: string) => `Statement of ${name}`,
  onOne: 'The person sees the statement from now on and is told.',
  offOne: 'The person no longer sees the statement.',
  switched: (count: number) => (count === 0 ? 'Nothing changed' : n(count, 'statement changed', 'statements changed')),
  search: 'Search worker',
  searchHint: 'Name, CPF or registration',
  year: 'Year',
  everyYear: 'all',
  company: 'Company',
  everyCompany: 'all',
  state: 'State',
  habilitado: 'Visible',
  desabilitado: 'Hidden',
  worker: 'Worker',
  cpf: 'CPF',
  earned: 'Earnings',
  totalEarned: 'Filter total: earnings',
  withheld: 'Tax withheld',
  list: 'List of income statements',
  found: (count: number) => n(count, 'statement', 'statements'),
  none: 'No statements of this year',
  noneLead: 'Import the file with the statements. Each worker gets theirs.',
  open: 'Open statement',
  pdf: 'Download PDF',
  email: 'Send by e-mail',
  sentTo: (address: string) => `Sent to ${address}`,
  remind: 'Remind to open',
  mailed: (sent: number, left: number) =>
    [n(sent, 'e-mail sent', 'e-mails sent'), left > 0 && `${left} without a confirmed address, hidden or sent already`]
      .filter(Boolean)
      .join(' · '),
  reminded: (count: number) =>
    count === 0 ? 'Everyone had seen it' : `${n(count, 'person reminded', 'people reminded')}`,
  withdraw: 'Withdraw',
  withdrawTitle: (count: number) => `Withdraw ${n(count, 'statement', 'statements')}?`,
  withdrawLead:
    'The statement leaves the list and the sight of the worker, who is told. It stays in the deletion history, with who withdrew it and why.',
  withdrawn: (count: number) => n(count, 'statement withdrawn', 'statements withdrawn'),
  check: 'Statement and the year’s payslips',
  agrees: (months: number) => `Agrees with ${n(months, 'monthly payslip', 'monthly payslips')} of the year.`,
  notFound: 'Statement not found',
};
