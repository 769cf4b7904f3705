import { defineTexts } from '#kernel/base/texts.ts';

/** Which receipt the workers of a company see. */
export const versionTexts = defineTexts({
  title: ['Versão do recibo', 'Payslip version', 'Versión del recibo'],
  lead: [
    'A versão curta deixa de fora as bases de cálculo, a conta do banco e os dependentes. A escolha vale na hora.',
    'The short version leaves out the calculation bases, the bank account and the dependants. A choice holds at once.',
    'La versión corta deja fuera las bases de cálculo, la cuenta bancaria y los dependientes. La elección vale al instante.',
  ],
  versionOf: [
    (company: string) => `Versão do recibo de ${company}`,
    company => `Payslip version of ${company}`,
    company => `Versión del recibo de ${company}`,
  ],
  full: ['Completa', 'Full', 'Completa'],
  short: ['Curta', 'Short', 'Corta'],
  changed: [
    (company: string, version: 'full' | 'short') =>
      `${company}: recibo na versão ${version === 'full' ? 'completa' : 'curta'}`,
    (company, version) => `${company}: payslip in the ${version} version`,
    (company, version) => `${company}: recibo en la versión ${version === 'full' ? 'completa' : 'corta'}`,
  ],
});
