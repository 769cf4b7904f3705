import type { AccessLetterTexts } from './access-letter.messages.ts';

export const texts: AccessLetterTexts = {
  title: 'First access',
  lead: 'Copy the code of the letter that HR gave you.',
  code: 'Code of the letter',
  codeHelp: 'Ten letters and digits, such as K7P2M-Q9XDT.',
  cpf: 'CPF',
  born: 'Date of birth',
  bornHelp: 'Day, month and year, such as 17/04/1990.',
  bornWrong: 'Invalid date. Write day, month and year.',
  go: 'Go on',
  checking: 'Checking',
  missing: fields => `Missing: ${fields}`,
  failed: 'The details do not match',
  failedLead: 'Check the code, the CPF and the date of birth. If the letter is older than 30 days, ask HR for another.',
  hasPassword: 'I already have a password',
};
