import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';
import type { OtherDesk } from './other-desks.messages.ts';
import type { ReleaseTexts } from './release.messages.ts';

interface StatementTexts {
  /** In the place of the desk's own. */
  desk: Omit<OtherDesk, 'title'> & Pick<ReleaseTexts, 'noMonthBefore' | 'changes' | 'noChanges'>;
  compared: string;
  equal: (count: number) => string;
  differ: (count: number) => string;
  unsure: (count: number) => string;
  withoutYear: (count: number) => string;
}

export const statementTexts = defineTexts<StatementTexts>({
  desk: {
    titleOf: [
      year => `Liberar informes de rendimentos de ${year}`,
      year => `Release income statements of ${year}`,
      year => `Liberar informes de rendimientos de ${year}`,
    ],
    count: [
      (shown, companies) =>
        `${shown} ${shown === '1' ? 'informe' : 'informes'} de ${companies} ${companies === 1 ? 'empresa' : 'empresas'}`,
      (shown, companies) =>
        `${shown} ${shown === '1' ? 'statement' : 'statements'} of ${companies} ${companies === 1 ? 'company' : 'companies'}`,
      (shown, companies) =>
        `${shown} ${shown === '1' ? 'informe' : 'informes'} de ${companies} ${companies === 1 ? 'empresa' : 'empresas'}`,
    ],
    clean: [
      count => `${count} ${count === '1' ? 'informe' : 'informes'} sem pendência`,
      count => `${count} ${count === '1' ? 'statement' : 'statements'} without doubts`,
      count => `${count} ${count === '1' ? 'informe' : 'informes'} sin dudas`,
    ],
    release: [
      count => `Liberar ${pt(count, 'informe', 'informes')}`,
      count => `Release ${en(count, 'statement', 'statements')}`,
      count => `Liberar ${es(count, 'informe', 'informes')}`,
    ],
    roster: [
      'Informes × quem trabalhou no ano',
      'Statements × who worked in the year',
      'Informes × quien trabajó en el año',
    ],
    withReceipt: [
      (have, all) => `${have} de ${all} com informe`,
      (have, all) => `${have} of ${all} with statement`,
      (have, all) => `${have} de ${all} con informe`,
    ],
    allHave: [
      'Todos os que trabalharam no ano têm informe.',
      'Everybody who worked in the year has a statement.',
      'Todas las personas que trabajaron en el año tienen informe.',
    ],
    noMonthBefore: ['Sem ano anterior', 'No year before', 'Sin año anterior'],
    changes: [
      'As cinco maiores mudanças nos rendimentos',
      'The five largest changes of earnings',
      'Los cinco mayores cambios en los rendimientos',
    ],
    noChanges: ['Nenhum rendimento mudou.', 'No earnings changed.', 'Ningún rendimiento cambió.'],
    tileLeads: {
      faltando: ['trabalharam e estão sem informe', 'worked and have no statement', 'trabajaron y no tienen informe'],
      sobrando: ['fora do cadastro', 'not registered', 'fuera del registro'],
      duplicados: ['mesmo ano', 'same year', 'mismo año'],
      desligados: ['saíram da empresa', 'no longer employed', 'ya no trabajan aquí'],
    },
    totalsOf: {
      recibos: ['Informes', 'Statements', 'Informes'],
      ganhos: ['Rendimentos', 'Earnings', 'Rendimientos'],
      descontos: ['Imposto retido', 'Tax withheld', 'Impuesto retenido'],
      liquido: word.net,
      fgts: ['FGTS', 'FGTS', 'FGTS'],
    },
  },
  compared: ['Informes × recibos do ano', 'Statements × payslips of the year', 'Informes × recibos del año'],
  equal: [
    (count: number) => `${pt(count, 'igual', 'iguais')} aos recibos`,
    count => `${count} as the payslips say`,
    count => `${es(count, 'igual', 'iguales')} a los recibos`,
  ],
  differ: [
    (count: number) => `${pt(count, 'diferente', 'diferentes')} dos recibos`,
    count => `${en(count, 'differs', 'differ')} from the payslips`,
    count => `${es(count, 'diferente', 'diferentes')} de los recibos`,
  ],
  unsure: [
    (count: number) => `${count} com verba desconhecida`,
    count => `${count} with an unknown pay item`,
    count => `${count} con un concepto desconocido`,
  ],
  withoutYear: [
    (count: number) => `${count} sem os recibos do ano todo`,
    count => `${count} without payslips of the whole year`,
    count => `${count} sin los recibos de todo el año`,
  ],
});
