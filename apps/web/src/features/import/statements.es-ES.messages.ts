import { counted } from '#kernel/texts.ts';
import type { StatementTexts } from './statements.messages.ts';

const n = counted('es-ES');

export const texts: StatementTexts = {
  desk: {
    titleOf: year => `Liberar informes de rendimientos de ${year}`,
    count: (shown, companies) =>
      `${shown} ${shown === '1' ? 'informe' : 'informes'} de ${companies} ${companies === 1 ? 'empresa' : 'empresas'}`,
    clean: count => `${count} ${count === '1' ? 'informe' : 'informes'} sin dudas`,
    release: count => `Liberar ${n(count, 'informe', 'informes')}`,
    roster: 'Informes × quien trabajó en el año',
    withReceipt: (have, all) => `${have} de ${all} con informe`,
    allHave: 'Todas las personas que trabajaron en el año tienen informe.',
    noMonthBefore: 'Sin año anterior',
    changes: 'Los cinco mayores cambios en los rendimientos',
    noChanges: 'Ningún rendimiento cambió.',
    tileLeads: {
      faltando: 'trabajaron y no tienen informe',
      sobrando: 'fuera del registro',
      duplicados: 'mismo año',
      desligados: 'ya no trabajan aquí',
    },
    totalsOf: {
      recibos: 'Informes',
      ganhos: 'Rendimientos',
      descontos: 'Impuesto retenido',
      liquido: 'Neto',
      fgts: 'FGTS',
    },
  },
  compared: 'Informes × recibos del año',
  equal: count => `${n(count, 'igual', 'iguales')} a los recibos`,
  differ: count => `${n(count, 'diferente', 'diferentes')} de los recibos`,
  unsure: count => `${count} con un concepto desconocido`,
  withoutYear: count => `${count} sin los recibos de todo el año`,
};
