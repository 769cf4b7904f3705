import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** The leaves of a worker. */
export const leaveTexts = defineTexts({
  title: ['Afastamentos', 'Leaves', 'Bajas'],
  leave: ['Afastamento', 'Leave', 'Baja'],
  add: ['Registrar afastamento', 'Register a leave', 'Registrar una baja'],
  changeTitle: ['Mudar afastamento', 'Change the leave', 'Cambiar la baja'],
  change: word.changeTo,
  tellEnd: ['Informar o fim', 'Tell its end', 'Informar el fin'],
  remove: ['Remover', 'Remove', 'Quitar'],
  removeTitle: ['Remover este afastamento?', 'Remove this leave?', '¿Quitar esta baja?'],
  removeLead: [
    'Use quando ele não aconteceu. O que estava escrito fica no histórico.',
    'For one that did not happen. What it said stays in the history.',
    'Úselo cuando no ocurrió. Lo que decía queda en el historial.',
  ],
  removed: ['Afastamento removido', 'Leave removed', 'Baja quitada'],
  lead: [
    'Os dias contam do primeiro ao último, os dois incluídos.',
    'Days count from the first to the last, both included.',
    'Los días cuentan del primero al último, ambos incluidos.',
  ],
  kind: word.kind,
  asItIs: ['Manter como está', 'Leave it as it is', 'Dejar como está'],
  kindHidden: ['Tipo oculto', 'Kind hidden', 'Tipo oculto'],
  showKinds: ['Mostrar os tipos de afastamento', 'Show the kinds of leave', 'Mostrar los tipos de baja'],
  from: ['Primeiro dia', 'First day', 'Primer día'],
  until: ['Último dia', 'Last day', 'Último día'],
  untilHelp: [
    'Deixe vazio enquanto não se sabe.',
    'Leave it empty while nobody knows.',
    'Déjelo vacío mientras no se sepa.',
  ],
  save: ['Salvar afastamento', 'Save the leave', 'Guardar la baja'],
  kept: ['Afastamento registrado', 'Leave registered', 'Baja registrada'],
  none: ['Nenhum afastamento', 'No leave', 'Ninguna baja'],
  present: ['Em curso', 'Now', 'En curso'],
  toCome: ['Ainda vai valer', 'Yet to come', 'Aún por llegar'],
  days: [
    (count: number) => pt(count, 'dia', 'dias'),
    count => en(count, 'day', 'days'),
    count => es(count, 'día', 'días'),
  ],
  since: [(day: string) => `Desde ${day}`, day => `Since ${day}`, day => `Desde ${day}`],
  fromUntil: [
    (from: string, until: string) => `De ${from} a ${until}`,
    (from, until) => `From ${from} to ${until}`,
    (from, until) => `Del ${from} al ${until}`,
  ],
  changeOf: [
    (days: string) => `Mudar o afastamento: ${days}`,
    days => `Change the leave: ${days}`,
    days => `Cambiar la baja: ${days}`,
  ],
  removeOf: [
    (days: string) => `Remover o afastamento: ${days}`,
    days => `Remove the leave: ${days}`,
    days => `Quitar la baja: ${days}`,
  ],
});
