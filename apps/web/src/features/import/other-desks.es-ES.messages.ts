import { counted } from '#kernel/texts.ts';
import type { OtherDeskTexts } from './other-desks.messages.ts';

const n = counted('es-ES');

export const texts: OtherDeskTexts = {
  benefits: {
    title: 'Liberar beneficios',
    titleOf: month => `Liberar beneficios de ${month}`,
    count: (shown, companies) =>
      `${shown} ${shown === '1' ? 'beneficio' : 'beneficios'} de ${companies} ${companies === 1 ? 'empresa' : 'empresas'}`,
    clean: count => `${count} ${count === '1' ? 'beneficio' : 'beneficios'} sin dudas`,
    release: count => `Liberar ${n(count, 'beneficio', 'beneficios')}`,
    roster: 'Beneficios × trabajadores activos',
    withReceipt: (have, all) => `${have} de ${all} activos con beneficio`,
    allHave: 'Todos los activos tienen beneficio.',
    changes: 'Los cinco mayores cambios de valor',
    noChanges: 'Ningún valor cambió.',
    tileLeads: {
      faltando: 'activos sin beneficio',
      sobrando: 'fuera del registro',
      duplicados: 'mismo mes',
      desligados: 'salieron de la empresa',
    },
    totalsOf: { recibos: 'Beneficios', ganhos: 'Valor', descontos: 'Descuento', liquido: 'Neto', fgts: 'FGTS' },
  },
  papers: {
    title: 'Liberar documentos',
    titleOf: month => `Liberar documentos de ${month}`,
    count: (shown, companies) =>
      `${shown} ${shown === '1' ? 'documento' : 'documentos'} de ${companies} ${companies === 1 ? 'empresa' : 'empresas'}`,
    clean: count => `${count} ${count === '1' ? 'documento' : 'documentos'} sin dudas`,
    release: count => `Liberar ${n(count, 'documento', 'documentos')}`,
    roster: 'Documentos × trabajadores activos',
    withReceipt: (have, all) => `${have} de ${all} activos con documento`,
    allHave: 'Todos los activos tienen documento.',
    tileLeads: {
      faltando: 'activos sin documento',
      sobrando: 'fuera del registro',
      duplicados: 'mismo mes',
      desligados: 'salieron de la empresa',
    },
    totalsOf: { recibos: 'Documentos', ganhos: 'Ganancias', descontos: 'Descuentos', liquido: 'Neto', fgts: 'FGTS' },
  },
};
