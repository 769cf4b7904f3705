import type { TransferTexts } from './transfer.messages.ts';

export const texts: TransferTexts = {
  title: 'Cambiar de empresa',
  lead: 'El vínculo en esta empresa termina la víspera, y la ficha sigue en la otra. Los recibos y archivos de antes quedan aquí; la carpeta nueva también muestra los archivos a quien alcanza ambos vínculos.',
  company: 'Nueva empresa o filial',
  choose: 'Elija',
  noOther: 'Usted no alcanza otra empresa activa de este grupo.',
  registration: 'Matrícula en la nueva empresa',
  registrationHelp: 'En blanco, sigue la misma',
  from: 'En la nueva empresa desde',
  reason: 'Motivo',
  send: 'Registrar',
  kept: 'Cambio de empresa registrado',
  waits: (company, day) => `Pasa a ${company} el ${day}`,
  waitsLead: registration => `Matrícula en la nueva empresa: ${registration}`,
  blocked: company => `El cambio a ${company} está detenido`,
  blockedLead: registration =>
    `La matrícula ${registration} ya es de otra persona allí. Deshaga y registre con otra, o libérela: lo intentamos de nuevo cada noche.`,
  blockedInactive:
    'La empresa está inactiva. Deshaga el cambio o active la empresa: lo intentamos de nuevo cada noche.',
  done: (company, day) => `Está en ${company} desde el ${day}`,
  open: 'Abrir ficha actual',
  takeBack: 'Deshacer',
  takenBack: 'Cambio de empresa deshecho',
  elsewhere: 'otra empresa',
};
