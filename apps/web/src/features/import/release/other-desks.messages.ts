import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';
import type { ReleaseTexts } from './release.messages.ts';

export type OtherDesk = Pick<
  ReleaseTexts,
  'title' | 'titleOf' | 'count' | 'clean' | 'release' | 'roster' | 'withReceipt' | 'allHave' | 'tileLeads' | 'totalsOf'
>;

/** What the desk says, in the place of its own words, of a file of benefits and of one of papers without amounts. */
export const otherDeskTexts = defineTexts<{
  benefits: OtherDesk & Pick<ReleaseTexts, 'changes' | 'noChanges'>;
  papers: OtherDesk;
}>({
  benefits: {
    title: ['Liberar benefícios', 'Release benefits', 'Liberar beneficios'],
    titleOf: [
      month => `Liberar benefícios de ${month}`,
      month => `Release benefits of ${month}`,
      month => `Liberar beneficios de ${month}`,
    ],
    count: [
      (shown, companies) =>
        `${shown} ${shown === '1' ? 'benefício' : 'benefícios'} de ${companies} ${companies === 1 ? 'empresa' : 'empresas'}`,
      (shown, companies) =>
        `${shown} ${shown === '1' ? 'benefit' : 'benefits'} of ${companies} ${companies === 1 ? 'company' : 'companies'}`,
      (shown, companies) =>
        `${shown} ${shown === '1' ? 'beneficio' : 'beneficios'} de ${companies} ${companies === 1 ? 'empresa' : 'empresas'}`,
    ],
    clean: [
      count => `${count} ${count === '1' ? 'benefício' : 'benefícios'} sem pendência`,
      count => `${count} ${count === '1' ? 'benefit' : 'benefits'} without doubts`,
      count => `${count} ${count === '1' ? 'beneficio' : 'beneficios'} sin dudas`,
    ],
    release: [
      count => `Liberar ${pt(count, 'benefício', 'benefícios')}`,
      count => `Release ${en(count, 'benefit', 'benefits')}`,
      count => `Liberar ${es(count, 'beneficio', 'beneficios')}`,
    ],
    roster: ['Benefícios × trabalhadores ativos', 'Benefits × active workers', 'Beneficios × trabajadores activos'],
    withReceipt: [
      (have, all) => `${have} de ${all} ativos com benefício`,
      (have, all) => `${have} of ${all} active with benefit`,
      (have, all) => `${have} de ${all} activos con beneficio`,
    ],
    allHave: [
      'Todos os ativos têm benefício.',
      'Every active worker has a benefit.',
      'Todos los activos tienen beneficio.',
    ],
    changes: [
      'As cinco maiores mudanças no valor',
      'The five largest changes of value',
      'Los cinco mayores cambios de valor',
    ],
    noChanges: ['Nenhum valor mudou.', 'No value changed.', 'Ningún valor cambió.'],
    tileLeads: {
      faltando: ['ativos sem benefício', 'active, without benefit', 'activos sin beneficio'],
      sobrando: ['fora do cadastro', 'not registered', 'fuera del registro'],
      duplicados: ['mesmo mês', 'same month', 'mismo mes'],
      desligados: ['saíram da empresa', 'no longer employed', 'salieron de la empresa'],
    },
    totalsOf: {
      recibos: word.benefits,
      ganhos: ['Valor', 'Value', 'Valor'],
      descontos: word.deduction,
      liquido: ['Líquido', 'Net', 'Neto'],
      fgts: ['FGTS', 'FGTS', 'FGTS'],
    },
  },
  papers: {
    title: ['Liberar documentos', 'Release documents', 'Liberar documentos'],
    titleOf: [
      month => `Liberar documentos de ${month}`,
      month => `Release documents of ${month}`,
      month => `Liberar documentos de ${month}`,
    ],
    count: [
      (shown, companies) =>
        `${shown} ${shown === '1' ? 'documento' : 'documentos'} de ${companies} ${companies === 1 ? 'empresa' : 'empresas'}`,
      (shown, companies) =>
        `${shown} ${shown === '1' ? 'document' : 'documents'} of ${companies} ${companies === 1 ? 'company' : 'companies'}`,
      (shown, companies) =>
        `${shown} ${shown === '1' ? 'documento' : 'documentos'} de ${companies} ${companies === 1 ? 'empresa' : 'empresas'}`,
    ],
    clean: [
      count => `${count} ${count === '1' ? 'documento' : 'documentos'} sem pendência`,
      count => `${count} ${count === '1' ? 'document' : 'documents'} without doubts`,
      count => `${count} ${count === '1' ? 'documento' : 'documentos'} sin dudas`,
    ],
    release: [
      count => `Liberar ${pt(count, 'documento', 'documentos')}`,
      count => `Release ${en(count, 'document', 'documents')}`,
      count => `Liberar ${es(count, 'documento', 'documentos')}`,
    ],
    roster: ['Documentos × trabalhadores ativos', 'Documents × active workers', 'Documentos × trabajadores activos'],
    withReceipt: [
      (have, all) => `${have} de ${all} ativos com documento`,
      (have, all) => `${have} of ${all} active with document`,
      (have, all) => `${have} de ${all} activos con documento`,
    ],
    allHave: [
      'Todos os ativos têm documento.',
      'Every active worker has a document.',
      'Todos los activos tienen documento.',
    ],
    tileLeads: {
      faltando: ['ativos sem documento', 'active, without document', 'activos sin documento'],
      sobrando: ['fora do cadastro', 'not registered', 'fuera del registro'],
      duplicados: ['mesmo mês', 'same month', 'mismo mes'],
      desligados: ['saíram da empresa', 'no longer employed', 'salieron de la empresa'],
    },
    totalsOf: {
      recibos: word.documents,
      ganhos: ['Proventos', 'Earnings', 'Ganancias'],
      descontos: word.deductions,
      liquido: word.net,
      fgts: ['FGTS', 'FGTS', 'FGTS'],
    },
  },
});
