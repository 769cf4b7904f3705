import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  title: 'Afastamentos',
  leave: 'Afastamento',
  add: 'Registrar afastamento',
  changeTitle: 'Mudar afastamento',
  change: 'Mudar',
  tellEnd: 'Informar o fim',
  remove: 'Remover',
  removeTitle: 'Remover este afastamento?',
  removeLead: 'Use quando ele não aconteceu. O que estava escrito fica no histórico.',
  removed: 'Afastamento removido',
  lead: 'Os dias contam do primeiro ao último, os dois incluídos.',
  kind: 'Tipo',
  asItIs: 'Manter como está',
  kindHidden: 'Tipo oculto',
  showKinds: 'Mostrar os tipos de afastamento',
  from: 'Primeiro dia',
  until: 'Último dia',
  untilHelp: 'Deixe vazio enquanto não se sabe.',
  save: 'Salvar afastamento',
  kept: 'Afastamento registrado',
  none: 'Nenhum afastamento',
  present: 'Em curso',
  toCome: 'Ainda vai valer',
  days: (count: number) => n(count, 'dia', 'dias'),
  since: (day: string) => `Desde ${day}`,
  fromUntil: (from: string, until: string) => `De ${from} a ${until}`,
  changeOf: (days: string) => `Mudar o afastamento: ${days}`,
  removeOf: (days: string) => `Remover o afastamento: ${days}`,
};

export type LeaveTexts = TextsOf<typeof portuguese>;

/** The leaves of a worker. */
export const leaveTexts = defineTexts<LeaveTexts>(portuguese, {
  'en-US': () => import('./leave.en-US.messages.ts'),
  'es-ES': () => import('./leave.es-ES.messages.ts'),
});
