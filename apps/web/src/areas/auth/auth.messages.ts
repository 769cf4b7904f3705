import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  about: 'Sobre o Crachá',
  promise: 'Seu pagamento, seu ponto e seus pedidos.',
  promiseLead: 'O RH da sua empresa, na sua mão.',
  privacy: 'Privacidade',
  help: 'Ajuda para entrar',
  step: (step: number, total: number) => `Passo ${step} de ${total}`,
  back: 'Voltar um passo',
  leave: 'Sair',
  check: 'Conferir um recibo',
};

export type AuthTexts = TextsOf<typeof portuguese>;

export const authTexts = defineTexts<AuthTexts>(portuguese, {
  'en-US': () => import('./auth.en-US.messages.ts'),
  'es-ES': () => import('./auth.es-ES.messages.ts'),
});
