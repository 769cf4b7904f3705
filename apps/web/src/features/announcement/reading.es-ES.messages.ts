import type { ReadingTexts } from './reading.messages.ts';

export const texts: ReadingTexts = {
  title: 'Comunicados',
  lead: 'Lo que RR. HH. te contó a ti y a tu equipo.',
  backHome: 'Volver al inicio',
  back: 'Volver a los comunicados',
  none: 'No hay comunicados',
  noneLead: 'Cuando la empresa publique un aviso, aparecerá aquí.',
  fresh: 'Nuevo',
  toConfirm: 'Confirma la lectura',
  confirmed: 'Lectura confirmada',
  pinned: 'Fijado',
  confirm: 'Lo leí hasta el final',
  confirmLead: 'Lee hasta el final para confirmar.',
  more: 'Mostrar más',
  until: (day: string) => `hasta ${day}`,
};
