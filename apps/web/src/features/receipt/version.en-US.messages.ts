import type { VersionTexts } from './version.messages.ts';

export const texts: VersionTexts = {
  title: 'Payslip version',
  lead: 'The short version leaves out the calculation bases, the bank account and the dependants. A choice holds at once.',
  versionOf: company => `Payslip version of ${company}`,
  full: 'Full',
  short: 'Short',
  changed: (company, version) => `${company}: payslip in the ${version} version`,
};
