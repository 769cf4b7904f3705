import { counted } from '#kernel/texts.ts';
import type { StatementTexts } from './statements.messages.ts';

const n = counted('en-US');

export const texts: StatementTexts = {
  desk: {
    titleOf: year => `Release income statements of ${year}`,
    count: (shown, companies) =>
      `${shown} ${shown === '1' ? 'statement' : 'statements'} of ${companies} ${companies === 1 ? 'company' : 'companies'}`,
    clean: count => `${count} ${count === '1' ? 'statement' : 'statements'} without doubts`,
    release: count => `Release ${n(count, 'statement', 'statements')}`,
    roster: 'Statements × who worked in the year',
    withReceipt: (have, all) => `${have} of ${all} with statement`,
    allHave: 'Everybody who worked in the year has a statement.',
    noMonthBefore: 'No year before',
    changes: 'The five largest changes of earnings',
    noChanges: 'No earnings changed.',
    tileLeads: {
      faltando: 'worked and have no statement',
      sobrando: 'not registered',
      duplicados: 'same year',
      desligados: 'no longer employed',
    },
    totalsOf: {
      recibos: 'Statements',
      ganhos: 'Earnings',
      descontos: 'Tax withheld',
      liquido: 'Net pay',
      fgts: 'FGTS',
    },
  },
  compared: 'Statements × payslips of the year',
  equal: count => `${count} as the payslips say`,
  differ: count => `${n(count, 'differs', 'differ')} from the payslips`,
  unsure: count => `${count} with an unknown pay item`,
  withoutYear: count => `${count} without payslips of the whole year`,
};
