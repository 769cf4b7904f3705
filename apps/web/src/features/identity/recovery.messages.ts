import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Recuperar a senha',
  lead: 'Mandamos um código para o celular ou e-mail do seu cadastro.',
  send: 'Enviar código',
  sending: 'Enviando',
  fillFirst: 'Digite CPF, e-mail ou celular',
  codeTitle: 'Que código você recebeu?',
  sentLabel: 'Se o cadastro existe, o código foi para o contato de',
  change: 'Trocar',
  backToLogin: 'Voltar para a entrada',
};

export type RecoveryTexts = TextsOf<typeof portuguese>;

export const recoveryTexts = defineTexts<RecoveryTexts>(portuguese, {
  'en-US': () => import('./recovery.en-US.messages.ts'),
  'es-ES': () => import('./recovery.es-ES.messages.ts'),
});
