import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** HR's treatment of a day: the punches stay as facts. */
export const treatmentTexts = defineTexts({
  title: [(day: string) => `Tratar ${day}`, day => `Treat ${day}`, day => `Tratar ${day}`],
  lead: [
    'As marcações originais ficam guardadas. O espelho mostra o que mudou e por quê.',
    'The original punches are kept. The time sheet shows what changed and why.',
    'Los fichajes originales se guardan. La hoja muestra qué cambió y por qué.',
  ],
  what: ['O que fazer', 'What to do', 'Qué hacer'],
  acts: {
    incluir: ['Incluir uma marcação', 'Include a punch', 'Incluir un fichaje'],
    desconsiderar: ['Desconsiderar uma marcação', 'Disregard a punch', 'No considerar un fichaje'],
    atribuir: ['Trazer uma marcação para este dia', 'Bring a punch to this day', 'Traer un fichaje a este día'],
    abonar: ['Abonar horas', 'Excuse hours', 'Abonar horas'],
  },
  hour: ['Hora', 'Hour', 'Hora'],
  punch: ['Marcação', 'Punch', 'Fichaje'],
  choosePunch: ['Escolha a marcação', 'Choose the punch', 'Elige el fichaje'],
  noPunch: [
    'Não há marcação para escolher neste dia.',
    'There is no punch to choose on this day.',
    'No hay fichaje para elegir en este día.',
  ],
  from: ['Das', 'From', 'Desde'],
  until: ['Às', 'Until', 'Hasta'],
  paid: ['Com pagamento', 'Paid', 'Con pago'],
  reason: word.reason,
  save: ['Tratar marcação', 'Treat punch', 'Tratar fichaje'],
  saveExcuse: ['Abonar', 'Excuse', 'Abonar'],
  hourFirst: ['Confira a hora', 'Check the hour', 'Revisa la hora'],
  punchFirst: ['Escolha a marcação', 'Choose the punch', 'Elige el fichaje'],
  orderFirst: ['O fim vem depois do começo', 'The end comes after the beginning', 'El fin va después del comienzo'],
  reasonFirst: ['Escreva o motivo para continuar', 'Write the reason to continue', 'Escribe el motivo para continuar'],
  done: ['Dia tratado', 'Day treated', 'Día tratado'],
  standing: ['O que já foi tratado', 'What was treated already', 'Lo que ya se trató'],
  included: [(hour: string) => `${hour}, incluída`, hour => `${hour}, included`, hour => `${hour}, incluido`],
  disregarded: [
    (hour: string) => `${hour}, desconsiderada`,
    hour => `${hour}, disregarded`,
    hour => `${hour}, no considerado`,
  ],
  assigned: [(hour: string) => `${hour}, trazida`, hour => `${hour}, brought here`, hour => `${hour}, traído`],
  excused: [(what: string) => `${what}, abonadas`, what => `${what}, excused`, what => `${what}, abonadas`],
  span: [
    (from: string, until: string) => `${from} às ${until}`,
    (from, until) => `${from} to ${until}`,
    (from, until) => `${from} a ${until}`,
  ],
  undo: word.undo,
  undoOf: [(hour: string) => `Desfazer ${hour}`, hour => `Undo ${hour}`, hour => `Deshacer ${hour}`],
  undone: ['Tratamento desfeito', 'Treatment undone', 'Tratamiento deshecho'],
});
