import { counted } from '#kernel/texts.ts';
import type { WorkerHomeTexts } from './worker-home.messages.ts';

const n = counted('es-ES');

export const texts: WorkerHomeTexts = {
  hello: name => `Hola, ${name}`,
  home: 'Inicio',
  payOf: month => `Salario de ${month}`,
  kindOfMonth: (kind, month) => `${kind} de ${month}`,
  paid: 'Pagado',
  landed: day => `Ingresado el ${day}`,
  account: (bank, end) => `${bank}, cuenta terminada en ${end}`,
  earned: 'Has ganado',
  deducted: 'Descuentos',
  open: 'Ver recibo completo',
  hide: 'Ocultar importes',
  show: 'Mostrar importes',
  todo: 'Pendiente de ti',
  todoNone: 'Todo al día',
  todoNoneLead: 'Has respondido a todo lo que publicó la empresa.',
  checkReceipt: 'Revisa tu recibo',
  checkBenefit: 'Revisa tu beneficio',
  shortcuts: 'Atajos',
  allReceipts: 'Todos los recibos',
  receiptTotal: count => n(count, 'recibo', 'recibos'),
  checkAuthentic: 'Comprobar un recibo',
  checkAuthenticLead: 'Mira si un recibo es auténtico',
  seeAll: count => `Ver todos (${count})`,
  fresh: 'Nuevo para ti',
  statement: 'Certificado de ingresos',
  record: 'Ficha de registro',
  mirror: 'Hoja de fichajes',
  firstReceipt: 'Tu primer recibo aparece aquí',
  firstReceiptLead: 'Te avisamos cuando la empresa lo publique.',
  brasilia: time => `Hora de Brasilia · actualizado a las ${time}`,
};
