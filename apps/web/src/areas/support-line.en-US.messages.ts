import type { SupportLineTexts } from './support-line.messages.ts';

export const texts: SupportLineTexts = {
  label: 'Support session',
  acting: (supporter, name) => `${supporter}, from support, is using the account of ${name}`,
  until: time => `until ${time}`,
  end: 'End support session',
};
