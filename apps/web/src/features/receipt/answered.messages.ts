import { defineTexts } from '#kernel/base/texts.ts';

/** When a document was opened and answered by its worker, for staff. */
export const answeredTexts = defineTexts({
  notSeen: ['Ainda não visto pelo trabalhador', 'Not yet seen by the worker', 'El trabajador aún no lo vio'],
  seen: [(when: string) => `Visto em ${when}`, when => `Seen on ${when}`, when => `Visto el ${when}`],
  agreed: [
    (when: string) => `Concordou em ${when}`,
    when => `Agreed on ${when}`,
    when => `Estuvo de acuerdo el ${when}`,
  ],
  disagreed: [
    (when: string) => `Discordou em ${when}`,
    when => `Disagreed on ${when}`,
    when => `No estuvo de acuerdo el ${when}`,
  ],
  from: [(address: string) => `IP ${address}`, address => `IP ${address}`, address => `IP ${address}`],
});
