import { defineTexts } from '#kernel/base/texts.ts';

export const supportLineTexts = defineTexts({
  label: ['Atendimento do suporte', 'Support session', 'Atención de soporte'],
  acting: [
    (supporter: string, name: string) => `${supporter}, do suporte, está usando a conta de ${name}`,
    (supporter, name) => `${supporter}, from support, is using the account of ${name}`,
    (supporter, name) => `${supporter}, de soporte, está usando la cuenta de ${name}`,
  ],
  until: [(time: string) => `até ${time}`, time => `until ${time}`, time => `hasta las ${time}`],
  end: ['Encerrar atendimento', 'End support session', 'Terminar la atención'],
});
