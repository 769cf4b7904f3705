import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';

/** What homes say of the time clock. */
export const clockTileTexts = defineTexts({
  justifications: ['Justificativas esperando decisão', 'Justifications to decide', 'Justificaciones por decidir'],
  periods: ['Períodos do ponto para fechar', 'Clock periods to close', 'Periodos de fichaje por cerrar'],
  unknown: ['Números desconhecidos nos relógios', 'Unknown numbers in clocks', 'Números desconocidos en los relojes'],
  mirrors: ['Espelhos de ponto para aprovar', 'Time sheets to approve', 'Hojas por aprobar'],
  who: ['Quem está trabalhando', 'Who is at work', 'Quién está trabajando'],
  counts: [
    (inside: number, outside: number, away: number) =>
      `${inside} trabalhando · ${outside} fora · ${pt(away, 'afastada', 'afastadas')}`,
    (inside, outside, away) => `${inside} at work · ${outside} out · ${away} on leave`,
    (inside, outside, away) => `${inside} trabajando · ${outside} fuera · ${away} de baja`,
  ],
  dentro: ['Trabalhando', 'At work', 'Trabajando'],
  fora: ['Fora', 'Out', 'Fuera'],
  afastado: ['Afastamento', 'On leave', 'De baja'],
  since: [(hour: string) => `desde ${hour}`, hour => `since ${hour}`, hour => `desde las ${hour}`],
  more: [
    (count: number) => `e mais ${pt(count, 'pessoa', 'pessoas')}`,
    count => `and ${en(count, 'more person', 'more people')}`,
    count => `y ${es(count, 'persona más', 'personas más')}`,
  ],
});
