import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Users of the whole platform, for its operator. */
export const platformTexts = defineTexts({
  title: word.users,
  lead: [
    'Todas as pessoas da plataforma, sem os dados dos clientes.',
    'Everybody on the platform, without the customers’ data.',
    'Todas las personas de la plataforma, sin los datos de los clientes.',
  ],
  list: ['Usuários da plataforma', 'Users of the platform', 'Usuarios de la plataforma'],
  searchHint: ['CPF, e-mail, celular ou nome', 'CPF, e-mail, cell phone or name', 'CPF, correo, celular o nombre'],
  everyRole: word.all,
  none: ['Nenhum usuário com esse CPF', 'No user with this CPF', 'Ningún usuario con ese CPF'],
  noneLead: [
    'Confira os números ou busque pelo nome.',
    'Check the digits or search by name.',
    'Revisa los números o busca por el nombre.',
  ],
  invite: ['Convidar para a plataforma', 'Invite to the platform', 'Invitar a la plataforma'],
  inviteLead: [
    'Administração e suporte entram com autenticador. O link vale por 7 dias, uma vez só.',
    'Administration and support sign in with an authenticator. The link is good for 7 days, once only.',
    'Administración y soporte entran con autenticador. El enlace vale 7 días, una sola vez.',
  ],
  holds: ['Papéis', 'Roles', 'Papeles'],
  everywhere: ['Plataforma', 'Platform', 'Plataforma'],
  authenticator: ['Autenticador', 'Authenticator', 'Autenticador'],
  authenticatorOn: ['cadastrado', 'registered', 'registrado'],
  authenticatorOff: ['não cadastrado', 'not registered', 'no registrado'],
  sessions: [
    (count: number) => pt(count, 'sessão aberta', 'sessões abertas'),
    count => en(count, 'open session', 'open sessions'),
    count => es(count, 'sesión abierta', 'sesiones abiertas'),
  ],
  endSessions: ['Encerrar sessões', 'End sessions', 'Cerrar sesiones'],
  endSessionsTitle: [
    (name: string) => `Encerrar as sessões de ${name}?`,
    name => `End ${name}’s sessions?`,
    name => `¿Cerrar las sesiones de ${name}?`,
  ],
  endSessionsLead: [
    'Todos os aparelhos saem na hora, também os lembrados.',
    'Every device is signed out at once, remembered ones too.',
    'Todos los aparatos salen al instante, también los recordados.',
  ],
  sessionsEnded: ['Sessões encerradas', 'Sessions ended', 'Sesiones cerradas'],
  reset: ['Remover autenticador', 'Remove authenticator', 'Retirar autenticador'],
  resetConfirm: ['Confirmar remoção', 'Confirm removal', 'Confirmar retiro'],
  contact: ['Trocar contato perdido', 'Replace lost contact', 'Cambiar contacto perdido'],
  contactConfirm: ['Confirmar troca', 'Confirm replacement', 'Confirmar cambio'],
  decide: ['Decidir de quem é a conta', 'Decide whose the account is', 'Decidir de quién es la cuenta'],
  deactivateLead: [
    'A pessoa sai de todos os aparelhos na hora e não entra mais em nenhum grupo.',
    'The person is signed out everywhere at once and enters no group any more.',
    'La persona sale de todos los aparatos al instante y no entra más en ningún grupo.',
  ],
  self: [
    'É você. Outra pessoa da administração muda o seu acesso.',
    'It is you. Somebody else of the administration changes your access.',
    'Eres tú. Otra persona de la administración cambia tu acceso.',
  ],
});
