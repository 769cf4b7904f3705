import { defineTexts } from '#kernel/base/texts.ts';

export const ownEntryTexts = defineTexts({
  title: ['Sua admissão', 'Your admission', 'Tu admisión'],
  see: ['Continuar', 'Go on', 'Continuar'],
  noLink: ['Abra o link que você recebeu', 'Open the link you received', 'Abre el enlace que recibiste'],
  noLinkLead: [
    'Ele está na mensagem da empresa. Se o prazo acabou, peça outro ao RH.',
    'It is in the message of the company. If the time is over, ask HR for another.',
    'Está en el mensaje de la empresa. Si el plazo terminó, pide otro a RR. HH.',
  ],
});
