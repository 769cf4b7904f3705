import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Versão do recibo',
  lead: 'A versão curta deixa de fora as bases de cálculo, a conta do banco e os dependentes. A escolha vale na hora.',
  versionOf: (company: string) => `Versão do recibo de ${company}`,
  full: 'Completa',
  short: 'Curta',
  changed: (company: string, version: 'full' | 'short') =>
    `${company}: recibo na versão ${version === 'full' ? 'completa' : 'curta'}`,
};

export type VersionTexts = TextsOf<typeof portuguese>;

/** Which receipt the workers of a company see. */
export const versionTexts = defineTexts<VersionTexts>(portuguese, {
  'en-US': () => import('./version.en-US.messages.ts'),
  'es-ES': () => import('./version.es-ES.messages.ts'),
});
