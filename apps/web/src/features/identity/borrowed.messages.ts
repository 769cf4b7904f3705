import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Você ainda está aí?',
  lead: 'Para sua segurança, você vai sair deste celular.',
  seconds: (n: number) => `Faltam ${n} s.`,
  stay: 'Continuar',
  left: 'Você saiu: foram 5 minutos sem toque neste celular emprestado.',
};

export type BorrowedTexts = TextsOf<typeof portuguese>;

export const borrowedTexts = defineTexts<BorrowedTexts>(portuguese, {
  'en-US': () => import('./borrowed.en-US.messages.ts'),
  'es-ES': () => import('./borrowed.es-ES.messages.ts'),
});
