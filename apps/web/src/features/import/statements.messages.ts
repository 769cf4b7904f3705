import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';
import type { ReleaseTexts } from './release.messages.ts';

const n = counted('pt-BR');

const desk = {
  titleOf: year => `Liberar informes de rendimentos de ${year}`,
  count: (shown, companies) =>
    `${shown} ${shown === '1' ? 'informe' : 'informes'} de ${companies} ${companies === 1 ? 'empresa' : 'empresas'}`,
  clean: count => `${count} ${count === '1' ? 'informe' : 'informes'} sem pendência`,
  release: count => `Liberar ${n(count, 'informe', 'informes')}`,
  roster: 'Informes × quem trabalhou no ano',
  withReceipt: (have, all) => `${have} de ${all} com informe`,
  allHave: 'Todos os que trabalharam no ano têm informe.',
  noMonthBefore: 'Sem ano anterior',
  changes: 'As cinco maiores mudanças nos rendimentos',
  noChanges: 'Nenhum rendimento mudou.',
  tileLeads: {
    faltando: 'trabalharam e estão sem informe',
    sobrando: 'fora do cadastro',
    duplicados: 'mesmo ano',
    desligados: 'saíram da empresa',
  },
  totalsOf: {
    recibos: 'Informes',
    ganhos: 'Rendimentos',
    descontos: 'Imposto retido',
    liquido: 'Líquido',
    fgts: 'FGTS',
  },
} satisfies Partial<ReleaseTexts>;

const portuguese = {
  desk,
  compared: 'Informes × recibos do ano',
  equal: (count: number) => `${n(count, 'igual', 'iguais')} aos recibos`,
  differ: (count: number) => `${n(count, 'diferente', 'diferentes')} dos recibos`,
  unsure: (count: number) => `${count} com verba desconhecida`,
  withoutYear: (count: number) => `${count} sem os recibos do ano todo`,
};

export interface StatementTexts extends TextsOf<Omit<typeof portuguese, 'desk'>> {
  /** In the place of the desk's own. */
  desk: Pick<ReleaseTexts, keyof typeof desk>;
}

export const statementTexts = defineTexts<StatementTexts>(portuguese, {
  'en-US': () => import('./statements.en-US.messages.ts'),
  'es-ES': () => import('./statements.es-ES.messages.ts'),
});
