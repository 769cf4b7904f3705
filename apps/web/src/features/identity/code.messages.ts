import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  label: 'Código de 6 números',
  missing: (count: number) => (count === 1 ? 'Falta 1 número' : `Faltam ${n(count, 'número', 'números')}`),
  confirm: 'Confirmar',
  againIn: (time: string) => `Não chegou? Peça outro em ${time}.`,
  resend: 'Enviar outro código',
  valid: 'O código vale por 10 minutos. Ninguém do RH vai pedir esse código a você.',
};

export type CodeTexts = TextsOf<typeof portuguese>;

export const codeTexts = defineTexts<CodeTexts>(portuguese, {
  'en-US': () => import('./code.en-US.messages.ts'),
  'es-ES': () => import('./code.es-ES.messages.ts'),
});
