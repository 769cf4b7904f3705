import { defineTexts } from '#kernel/base/texts.ts';

export const supportLineTexts = defineTexts({
  caseLabel: ['Aviso sobre a sua conta', 'Notice about your account', 'Aviso sobre tu cuenta'],
  caseLetter: [
    'Alguém com uma carta do RH pediu esta conta.',
    'Somebody with a letter from HR asked for this account.',
    'Alguien con una carta de RR. HH. pidió esta cuenta.',
  ],
  caseChange: [
    'A administração vai mudar como você entra.',
    'The administration will change how you sign in.',
    'La administración va a cambiar cómo entras.',
  ],
  notMe: ['Não fui eu', 'It wasn’t me', 'No fui yo'],
  objected: [
    'Contestado. Nada muda na sua conta.',
    'Objected. Nothing changes in your account.',
    'Impugnado. Nada cambia en tu cuenta.',
  ],
  label: ['Atendimento do suporte', 'Support session', 'Atención de soporte'],
  acting: [
    (supporter: string, name: string) => `${supporter}, do suporte, está usando a conta de ${name}`,
    (supporter, name) => `${supporter}, from support, is using the account of ${name}`,
    (supporter, name) => `${supporter}, de soporte, está usando la cuenta de ${name}`,
  ],
  inside: [
    (supporter: string) => `${supporter}, do suporte, está na sua conta`,
    supporter => `${supporter}, from support, is in your account`,
    supporter => `${supporter}, de soporte, está en tu cuenta`,
  ],
  endOwn: ['Encerrar', 'End', 'Terminar'],
  gone: ['O suporte saiu da sua conta', 'Support has left your account', 'El soporte salió de tu cuenta'],
  until: [(time: string) => `até ${time}`, time => `until ${time}`, time => `hasta las ${time}`],
  end: ['Encerrar atendimento', 'End support session', 'Terminar la atención'],
});
