import type { SupportLineTexts } from './support-line.messages.ts';

export const texts: SupportLineTexts = {
  label: 'Atención de soporte',
  acting: (supporter, name) => `${supporter}, de soporte, está usando la cuenta de ${name}`,
  until: time => `hasta las ${time}`,
  end: 'Terminar la atención',
};
