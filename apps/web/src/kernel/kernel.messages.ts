import { defineTexts, type TextsOf } from './texts.ts';

const portuguese = {
  unexpected: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
  offline: 'Sem internet. Tente de novo quando ela voltar.',
  denied: 'Acesso não permitido, você será direcionado para a tela de login',
};

export type KernelTexts = TextsOf<typeof portuguese>;

/** What the kernel itself has to say. */
export const kernelTexts = defineTexts<KernelTexts>(portuguese, {
  'en-US': () => import('./kernel.en-US.messages.ts'),
  'es-ES': () => import('./kernel.es-ES.messages.ts'),
});
