import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Primeiro acesso',
  lead: 'Copie o código da carta que o RH entregou a você.',
  code: 'Código da carta',
  codeHelp: 'Dez letras e números, como K7P2M-Q9XDT.',
  cpf: 'CPF',
  born: 'Data de nascimento',
  bornHelp: 'Dia, mês e ano, como 17/04/1990.',
  bornWrong: 'Data inválida. Escreva dia, mês e ano.',
  go: 'Continuar',
  checking: 'Conferindo',
  missing: (fields: string) => `Falta: ${fields}`,
  failed: 'Os dados não conferem',
  failedLead: 'Veja o código, o CPF e a data de nascimento. Se a carta tem mais de 30 dias, peça outra ao RH.',
  hasPassword: 'Já tenho senha',
};

export type AccessLetterTexts = TextsOf<typeof portuguese>;

export const accessLetterTexts = defineTexts<AccessLetterTexts>(portuguese, {
  'en-US': () => import('./access-letter.en-US.messages.ts'),
  'es-ES': () => import('./access-letter.es-ES.messages.ts'),
});
