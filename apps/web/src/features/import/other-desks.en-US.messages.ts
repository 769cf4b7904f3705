import { counted } from '#kernel/texts.ts';
import type { OtherDeskTexts } from './other-desks.messages.ts';

const n = counted('en-US');

export const texts: OtherDeskTexts = {
  benefits: {
    title: 'Release benefits',
    titleOf: month => `Release benefits of ${month}`,
    count: (shown, companies) =>
      `${shown} ${shown === '1' ? 'benefit' : 'benefits'} of ${companies} ${companies === 1 ? 'company' : 'companies'}`,
    clean: count => `${count} ${count === '1' ? 'benefit' : 'benefits'} without doubts`,
    release: count => `Release ${n(count, 'benefit', 'benefits')}`,
    roster: 'Benefits × active workers',
    withReceipt: (have, all) => `${have} of ${all} active with benefit`,
    allHave: 'Every active worker has a benefit.',
    changes: 'The five largest changes of value',
    noChanges: 'No value changed.',
    tileLeads: {
      faltando: 'active, without benefit',
      sobrando: 'not registered',
      duplicados: 'same month',
      desligados: 'no longer employed',
    },
    totalsOf: { recibos: 'Benefits', ganhos: 'Value', descontos: 'Deduction', liquido: 'Net', fgts: 'FGTS' },
  },
  papers: {
    title: 'Release documents',
    titleOf: month => `Release documents of ${month}`,
    count: (shown, companies) =>
      `${shown} ${shown === '1' ? 'document' : 'documents'} of ${companies} ${companies === 1 ? 'company' : 'companies'}`,
    clean: count => `${count} ${count === '1' ? 'document' : 'documents'} without doubts`,
    release: count => `Release ${n(count, 'document', 'documents')}`,
    roster: 'Documents × active workers',
    withReceipt: (have, all) => `${have} of ${all} active with document`,
    allHave: 'Every active worker has a document.',
    tileLeads: {
      faltando: 'active, without document',
      sobrando: 'not registered',
      duplicados: 'same month',
      desligados: 'no longer employed',
    },
    totalsOf: { recibos: 'Documents', ganhos: 'Earnings', descontos: 'Deductions', liquido: 'Net pay', fgts: 'FGTS' },
  },
};
