import { defineTexts } from '#kernel/base/texts.ts';

/** A worker's link to the company that waits for them. */
export const linkTexts = defineTexts({
  waits: [
    'Ainda não entrou por esta empresa',
    'Has not come in through this company yet',
    'Aún no entró por esta empresa',
  ],
  waitsLead: [
    'Envie um convite ou entregue a carta de acesso. A pessoa entra com ela, ou digita o código em Conta › Empresas.',
    'Send an invitation or hand over the access letter. The person signs in with it, or enters the code under Account › Companies.',
    'Envía una invitación o entrega la carta de acceso. La persona entra con ella, o escribe el código en Cuenta › Empresas.',
  ],
  letterUntil: [
    (day: string) =>
      `A carta ou o convite vale até ${day}. Quem já tem conta entra e digita o código em Conta › Empresas.`,
    day =>
      `The letter or invitation is valid until ${day}. Who has an account already signs in and enters the code under Account › Companies.`,
    day =>
      `La carta o la invitación vale hasta ${day}. Quien ya tiene cuenta entra y escribe el código en Cuenta › Empresas.`,
  ],
  letter: ['Cartas de acesso', 'Access letters', 'Cartas de acceso'],
  refused: [
    (day: string) => `A pessoa recusou o vínculo em ${day}`,
    day => `The person refused the link on ${day}`,
    day => `La persona rechazó el vínculo el ${day}`,
  ],
  refusedLead: [
    (day: string) =>
      `Ela disse que não trabalha nesta empresa. Confira o CPF. Dá para pedir de novo a partir de ${day}.`,
    day => `They said that they don’t work at this company. Check the CPF. You can ask again from ${day}.`,
    day => `Dijo que no trabaja en esta empresa. Revisa el CPF. Se puede pedir de nuevo desde el ${day}.`,
  ],
});
