import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  chooseTitle: 'Para onde mandamos o código?',
  chooseLead: 'Depois você cadastra um novo autenticador. O antigo deixa de valer.',
  contacts: 'Seus contatos',
  celular: 'SMS para o celular',
  email: 'E-mail',
  send: 'Receber código',
  pickFirst: 'Escolha um contato',
  none: 'Sem contato cadastrado. Fale com o RH.',
  noneLead: 'Sem um celular ou e-mail confirmado não dá para mandar o código.',
  backToLogin: 'Voltar para a entrada',
  codeTitle: 'Que código você recebeu?',
  sentTo: 'Código enviado para',
  change: 'Trocar',
};

export type LostAuthenticatorTexts = TextsOf<typeof portuguese>;

export const lostAuthenticatorTexts = defineTexts<LostAuthenticatorTexts>(portuguese, {
  'en-US': () => import('./lost-authenticator.en-US.messages.ts'),
  'es-ES': () => import('./lost-authenticator.es-ES.messages.ts'),
});
