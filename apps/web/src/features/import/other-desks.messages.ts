import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';
import type { ReleaseTexts } from './release.messages.ts';

const n = counted('pt-BR');

const benefits = {
  title: 'Liberar benefícios',
  titleOf: month => `Liberar benefícios de ${month}`,
  count: (shown, companies) =>
    `${shown} ${shown === '1' ? 'benefício' : 'benefícios'} de ${companies} ${companies === 1 ? 'empresa' : 'empresas'}`,
  clean: count => `${count} ${count === '1' ? 'benefício' : 'benefícios'} sem pendência`,
  release: count => `Liberar ${n(count, 'benefício', 'benefícios')}`,
  roster: 'Benefícios × trabalhadores ativos',
  withReceipt: (have, all) => `${have} de ${all} ativos com benefício`,
  allHave: 'Todos os ativos têm benefício.',
  changes: 'As cinco maiores mudanças no valor',
  noChanges: 'Nenhum valor mudou.',
  tileLeads: {
    faltando: 'ativos sem benefício',
    sobrando: 'fora do cadastro',
    duplicados: 'mesmo mês',
    desligados: 'saíram da empresa',
  },
  totalsOf: { recibos: 'Benefícios', ganhos: 'Valor', descontos: 'Desconto', liquido: 'Líquido', fgts: 'FGTS' },
} satisfies Partial<ReleaseTexts>;

const papers = {
  title: 'Liberar documentos',
  titleOf: month => `Liberar documentos de ${month}`,
  count: (shown, companies) =>
    `${shown} ${shown === '1' ? 'documento' : 'documentos'} de ${companies} ${companies === 1 ? 'empresa' : 'empresas'}`,
  clean: count => `${count} ${count === '1' ? 'documento' : 'documentos'} sem pendência`,
  release: count => `Liberar ${n(count, 'documento', 'documentos')}`,
  roster: 'Documentos × trabalhadores ativos',
  withReceipt: (have, all) => `${have} de ${all} ativos com documento`,
  allHave: 'Todos os ativos têm documento.',
  tileLeads: {
    faltando: 'ativos sem documento',
    sobrando: 'fora do cadastro',
    duplicados: 'mesmo mês',
    desligados: 'saíram da empresa',
  },
  totalsOf: { recibos: 'Documentos', ganhos: 'Ganhos', descontos: 'Descontos', liquido: 'Líquido', fgts: 'FGTS' },
} satisfies Partial<ReleaseTexts>;

const portuguese = { benefits, papers };

export type OtherDeskTexts = TextsOf<typeof portuguese>;

/** What the desk says, in the place of its own words, of a file of benefits and of one of papers without amounts. */
export const otherDeskTexts = defineTexts<OtherDeskTexts>(portuguese, {
  'en-US': () => import('./other-desks.en-US.messages.ts'),
  'es-ES': () => import('./other-desks.es-ES.messages.ts'),
});
