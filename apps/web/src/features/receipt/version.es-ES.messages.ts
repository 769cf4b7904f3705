import type { VersionTexts } from './version.messages.ts';

export const texts: VersionTexts = {
  title: 'Versión del recibo',
  lead: 'La versión corta deja fuera las bases de cálculo, la cuenta bancaria y los dependientes. La elección vale al instante.',
  versionOf: company => `Versión del recibo de ${company}`,
  full: 'Completa',
  short: 'Corta',
  changed: (company, version) => `${company}: recibo en la versión ${version === 'full' ? 'completa' : 'corta'}`,
};
