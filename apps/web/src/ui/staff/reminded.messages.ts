import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';

/** What came of a reminder: who was reminded now, and who had been today. */
export const remindedTexts = defineTexts({
  reminded: [
    (now: number, before: number) =>
      [
        now > 0 && pt(now, 'pessoa lembrada', 'pessoas lembradas'),
        before > 0 && pt(before, 'pessoa já foi lembrada hoje', 'pessoas já foram lembradas hoje'),
      ]
        .filter(Boolean)
        .join(' · ') || 'Ninguém a lembrar',
    (now, before) =>
      [
        now > 0 && en(now, 'person reminded', 'people reminded'),
        before > 0 && en(before, 'person was already reminded today', 'people were already reminded today'),
      ]
        .filter(Boolean)
        .join(' · ') || 'Nobody to remind',
    (now, before) =>
      [
        now > 0 && es(now, 'persona avisada', 'personas avisadas'),
        before > 0 && es(before, 'persona ya fue avisada hoy', 'personas ya fueron avisadas hoy'),
      ]
        .filter(Boolean)
        .join(' · ') || 'Nadie a quien recordar',
  ],
});
