import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Recuperar a senha',
  lead: 'Mandamos um código por SMS ou um link por e-mail, para o contato do seu cadastro.',
  send: 'Enviar código',
  sending: 'Enviando',
  fillFirst: 'Digite CPF, e-mail ou celular',
  codeTitle: 'Que código você recebeu?',
  sentLabel: 'Se o cadastro existe, foi um SMS com código ou um e-mail com link para',
  change: 'Trocar',
  backToLogin: 'Voltar para a entrada',
};

export type RecoveryTexts = TextsOf<typeof portuguese>;

export const recoveryTexts = defineTexts<RecoveryTexts>(portuguese, {
  'en-US': () => import('./recovery.en-US.messages.ts'),
  'es-ES': () => import('./recovery.es-ES.messages.ts'),
});
