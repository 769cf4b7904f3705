import type { AnsweredTexts } from './answered.messages.ts';

export const texts: AnsweredTexts = {
  notSeen: 'Not yet seen by the worker',
  seen: when => `Seen on ${when}`,
  agreed: when => `Agreed on ${when}`,
  disagreed: when => `Disagreed on ${when}`,
  from: address => `IP ${address}`,
};
