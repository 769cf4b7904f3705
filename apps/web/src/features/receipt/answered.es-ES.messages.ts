import type { AnsweredTexts } from './answered.messages.ts';

export const texts: AnsweredTexts = {
  notSeen: 'El trabajador aún no lo vio',
  seen: when => `Visto el ${when}`,
  agreed: when => `Estuvo de acuerdo el ${when}`,
  disagreed: when => `No estuvo de acuerdo el ${when}`,
  from: address => `IP ${address}`,
};
