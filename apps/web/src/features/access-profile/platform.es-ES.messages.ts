import { counted } from '#kernel/texts.ts';
import type { PlatformTexts } from './platform.messages.ts';

const n = counted('es-ES');

export const texts: PlatformTexts = {
  title: 'Usuarios',
  lead: 'Todas las personas de la plataforma, sin los datos de los clientes.',
  list: 'Usuarios de la plataforma',
  searchHint: 'CPF, correo, celular o nombre',
  everyRole: 'Todos',
  none: 'Ningún usuario con ese CPF',
  noneLead: 'Revisa los números o busca por el nombre.',
  invite: 'Invitar a la plataforma',
  inviteLead: 'Administración y soporte entran con autenticador. El enlace vale 7 días, una sola vez.',
  holds: 'Papeles',
  everywhere: 'Plataforma',
  authenticator: 'Autenticador',
  authenticatorOn: 'registrado',
  authenticatorOff: 'no registrado',
  sessions: count => n(count, 'sesión abierta', 'sesiones abiertas'),
  endSessions: 'Cerrar sesiones',
  endSessionsTitle: name => `¿Cerrar las sesiones de ${name}?`,
  endSessionsLead: 'Todos los aparatos salen al instante, también los recordados.',
  sessionsEnded: 'Sesiones cerradas',
  reset: 'Retirar autenticador',
  resetTitle: name => `¿Retirar el autenticador de ${name}?`,
  resetLead:
    'Otra persona de la plataforma debe confirmar en un día. Se avisa ahora a la persona, en los contactos que ya tiene.',
  resetAsk: 'Pedir retiro',
  resetAsked: 'Pedido hecho. Falta que otra persona confirme.',
  resetWaiting: (name, when) => `${name} pidió retirar el autenticador el ${when}.`,
  resetMine: 'Solo otra persona puede confirmar tu pedido.',
  resetConfirm: 'Confirmar retiro',
  resetConfirmLead: 'Las sesiones terminan y la persona registra otro autenticador al entrar.',
  resetDone: 'Autenticador retirado. Se avisó a la persona.',
  deactivateLead: 'La persona sale de todos los aparatos al instante y no entra más en ningún grupo.',
  self: 'Eres tú. Otra persona de la administración cambia tu acceso.',
};
