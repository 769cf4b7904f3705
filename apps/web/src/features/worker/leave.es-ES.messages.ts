import { counted } from '#kernel/texts.ts';
import type { LeaveTexts } from './leave.messages.ts';

const n = counted('es-ES');

export const texts: LeaveTexts = {
  title: 'Bajas',
  leave: 'Baja',
  add: 'Registrar una baja',
  changeTitle: 'Cambiar la baja',
  change: 'Cambiar',
  tellEnd: 'Informar el fin',
  remove: 'Quitar',
  removeTitle: '¿Quitar esta baja?',
  removeLead: 'Úselo cuando no ocurrió. Lo que decía queda en el historial.',
  removed: 'Baja quitada',
  lead: 'Los días cuentan del primero al último, ambos incluidos.',
  kind: 'Tipo',
  asItIs: 'Dejar como está',
  kindHidden: 'Tipo oculto',
  showKinds: 'Mostrar los tipos de baja',
  from: 'Primer día',
  until: 'Último día',
  untilHelp: 'Déjelo vacío mientras no se sepa.',
  save: 'Guardar la baja',
  kept: 'Baja registrada',
  none: 'Ninguna baja',
  present: 'En curso',
  toCome: 'Aún por llegar',
  days: count => n(count, 'día', 'días'),
  since: day => `Desde ${day}`,
  fromUntil: (from, until) => `Del ${from} al ${until}`,
  changeOf: days => `Cambiar la baja: ${days}`,
  removeOf: days => `Quitar la baja: ${days}`,
};
