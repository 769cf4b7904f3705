import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  back: 'Voltar',
  title: 'Digite o código',
  lead: 'Abra o aplicativo autenticador. Copie os 6 números que aparecem em Crachá.',
  label: 'Código de 6 números',
  changesIn: (seconds: number) => `muda em ${seconds} s`,
  reserveTitle: 'Digite um código reserva',
  reserveLead: 'Use um dos códigos que você guardou. Cada um vale uma vez.',
  reserveLabel: 'Código reserva de 6 letras e números',
  remember: 'Não pedir de novo por 30 dias',
  missing: (count: number) => (count === 1 ? 'Falta 1 número' : `Faltam ${n(count, 'número', 'números')}`),
  missingLetters: (count: number) => (count === 1 ? 'Falta 1 letra ou número' : `Faltam ${count} letras ou números`),
  lost: 'Está sem o aplicativo?',
  byContact: 'Receber por SMS ou e-mail',
  byReserve: 'Usar código reserva',
  byApp: 'Usar o aplicativo',
};

export type TwoFactorTexts = TextsOf<typeof portuguese>;

export const twoFactorTexts = defineTexts<TwoFactorTexts>(portuguese, {
  'en-US': () => import('./two-factor.en-US.messages.ts'),
  'es-ES': () => import('./two-factor.es-ES.messages.ts'),
});
