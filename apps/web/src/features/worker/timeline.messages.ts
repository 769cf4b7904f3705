import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  summary: 'Resumo',
  summaryLead: 'Hoje e como era em um dia',
  onDay: 'Ver como era em um dia',
  onDayLead: 'Mostra a ficha com os dados que valiam na data.',
  day: 'Data',
  see: 'Ver',
  backToToday: 'Voltar a hoje',
  away: 'Afastamento',
  notAway: 'Nenhum neste dia',
  held: 'Valia neste dia',
  changedOnDay: 'Mudou neste dia',
  neverChanged: 'Nenhuma mudança registrada',
  asToday: 'Como está hoje',
  asTodayLead: 'O portal não guarda o passado destes dados. Aqui estão os de hoje.',
  salaryOverTime: 'Salário no tempo',
  from: 'A partir de',
  manager: 'Gestão',
  service: 'Tempo de casa',
  underAMonth: 'Menos de um mês',
  seeChange: 'Ver mudança',
  seeDocument: 'Ver documento',
  seeBenefit: 'Ver benefício',
  seeStatement: 'Ver informe',
  benefitsOf: (month: string) => `Benefícios de ${month} publicados`,
  statementOf: (year: string) => `Informe de rendimentos de ${year} publicado`,
  nothingYet: 'Nada na linha do tempo ainda',
  withSalary: (salary: string) => `salário ${salary}`,
  noDay: 'Diga um dia que existe.',
  afterToday: 'Este dia ainda não chegou.',
  wasOn: (day: string) => `Ficha como era em ${day}, só para ler.`,
  inState: (day: string) => `Em ${day}`,
  since: (day: string) => `Desde ${day}`,
  sinceUntil: (from: string, to: string) => `De ${from} a ${to}`,
  knownFrom: (day: string) => `Sem registro antes de ${day}`,
  beforeAdmission: (day: string) => `A admissão foi em ${day}. Antes disso não há ficha.`,
  endedOn: (day: string) => `O vínculo já tinha terminado, em ${day}.`,
};

export type TimelineTexts = TextsOf<typeof portuguese>;

/** Beside what happened: the record on another day, the salary over time, what holds today. */
export const timelineTexts = defineTexts<TimelineTexts>(portuguese, {
  'en-US': () => import('./timeline.en-US.messages.ts'),
  'es-ES': () => import('./timeline.es-ES.messages.ts'),
});
