import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** A manager's home. */
export const managerHomeTexts = defineTexts({
  home: word.home,
  hello: [(name: string) => `Olá, ${name}`, name => `Hi, ${name}`, name => `Hola, ${name}`],
  allDone: ['Tudo em dia', 'You are all set', 'Todo al día'],
  announcements: word.announcements,
  team: ['Sua equipe neste mês', 'Your team this month', 'Tu equipo este mes'],
  seeReceipts: ['Ver recibos', 'See payslips', 'Ver recibos'],
});
