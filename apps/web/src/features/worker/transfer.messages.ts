import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Mudar de empresa',
  lead: 'O vínculo nesta empresa termina na véspera, e a ficha continua na outra. Recibos e arquivos de antes ficam aqui; a pasta nova também mostra os arquivos a quem alcança os dois vínculos.',
  company: 'Nova empresa ou filial',
  choose: 'Escolha',
  noOther: 'Você não alcança outra empresa ativa deste grupo.',
  registration: 'Matrícula na nova empresa',
  registrationHelp: 'Em branco, continua a mesma',
  from: 'Na nova empresa a partir de',
  reason: 'Motivo',
  send: 'Registrar',
  kept: 'Mudança de empresa registrada',
  waits: (company: string, day: string) => `Passa para ${company} em ${day}`,
  waitsLead: (registration: string) => `Matrícula na nova empresa: ${registration}`,
  blocked: (company: string) => `A mudança para ${company} está parada`,
  blockedLead: (registration: string) =>
    `A matrícula ${registration} já é de outra pessoa lá. Desfaça e registre com outra, ou libere a matrícula: tentamos de novo toda noite.`,
  blockedInactive: 'A empresa está inativa. Desfaça, ou ative a empresa: tentamos de novo toda noite.',
  done: (company: string, day: string) => `Está em ${company} desde ${day}`,
  open: 'Abrir ficha atual',
  takeBack: 'Desfazer',
  takenBack: 'Mudança de empresa desfeita',
  elsewhere: 'outra empresa',
};

export type TransferTexts = TextsOf<typeof portuguese>;

/** From a day on another company's. */
export const transferTexts = defineTexts<TransferTexts>(portuguese, {
  'en-US': () => import('./transfer.en-US.messages.ts'),
  'es-ES': () => import('./transfer.es-ES.messages.ts'),
});
