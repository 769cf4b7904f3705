import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Entrando',
  lead: 'Estamos confirmando quem você é.',
  failed: 'A entrada não foi concluída',
  failedLead: 'Volte e tente de novo, ou entre com a senha.',
  back: 'Voltar para a entrada',
};

export type ProviderTexts = TextsOf<typeof portuguese>;

export const providerTexts = defineTexts<ProviderTexts>(portuguese, {
  'en-US': () => import('./provider.en-US.messages.ts'),
  'es-ES': () => import('./provider.es-ES.messages.ts'),
});
