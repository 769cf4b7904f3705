import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';

/** Who of a team is away, on the manager's home. */
export const whoIsAwayTexts = defineTexts({
  title: ['Quem está fora', 'Who is away', 'Quién está ausente'],
  counts: [
    (today: number, soon: number) => `${pt(today, 'pessoa', 'pessoas')} hoje · ${soon} nos próximos 7 dias`,
    (today, soon) => `${en(today, 'person', 'people')} today · ${soon} in the next 7 days`,
    (today, soon) => `${es(today, 'persona', 'personas')} hoy · ${soon} en los próximos 7 días`,
  ],
  until: [(day: string) => `até ${day}`, day => `until ${day}`, day => `hasta ${day}`],
  days: [
    (from: string, until: string | null) => (until ? `de ${from} a ${until}` : `a partir de ${from}`),
    (from, until) => (until ? `${from} to ${until}` : `from ${from}`),
    (from, until) => (until ? `del ${from} al ${until}` : `desde el ${from}`),
  ],
  vacation: ['Férias', 'Vacation', 'Vacaciones'],
  away: ['Afastamento', 'On leave', 'De baja'],
  more: [
    (count: number) => `e mais ${pt(count, 'pessoa', 'pessoas')}`,
    count => `and ${en(count, 'more person', 'more people')}`,
    count => `y ${es(count, 'persona más', 'personas más')}`,
  ],
});
