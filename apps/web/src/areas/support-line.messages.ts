import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  label: 'Atendimento do suporte',
  acting: (supporter: string, name: string) => `${supporter}, do suporte, está usando a conta de ${name}`,
  until: (time: string) => `até ${time}`,
  end: 'Encerrar atendimento',
};

export type SupportLineTexts = TextsOf<typeof portuguese>;

export const supportLineTexts = defineTexts<SupportLineTexts>(portuguese, {
  'en-US': () => import('./support-line.en-US.messages.ts'),
  'es-ES': () => import('./support-line.es-ES.messages.ts'),
});
