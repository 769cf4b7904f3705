import type { CpfTexts } from './cpf.messages.ts';

export const texts: CpfTexts = {
  title: 'Corregir CPF',
  lead: 'La ficha, los recibos y los documentos de este vínculo pasan a la persona del CPF correcto. Ninguna cuenta cambia de dueño.',
  right: 'CPF correcto',
  again: 'Escribe de nuevo el CPF correcto',
  reason: 'Motivo',
  reasonHelp: 'De 10 a 250 letras. Queda en el historial de la ficha.',
  which: '¿Qué vínculo tiene el CPF equivocado?',
  one: 'Solo este',
  all: count => `Los ${count} vínculos de esta persona`,
  invitation: 'Las invitaciones y cartas ya enviadas dejan de valer: invita de nuevo.',
  send: 'Corregir CPF',
  done: 'CPF corregido',
  differs: 'Los dos CPF son diferentes',
  same: 'Es el CPF que ya está en la ficha',
  choose: 'Indica qué vínculo',
  cameIn:
    'Este CPF no se puede corregir aquí: quien lo tiene ya entró en Crachá o tiene otro acceso, o el CPF correcto es el tuyo. Registra al trabajador con el CPF correcto y otra matrícula, y da de baja este vínculo.',
};
