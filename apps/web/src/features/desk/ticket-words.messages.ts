import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** What both sides of the desk read. */
export const ticketTexts = defineTexts({
  novo: word.fresh,
  emAndamento: ['Em andamento', 'In progress', 'En curso'],
  aguardando: ['Aguardando você', 'Waiting for you', 'Te espera'],
  resolvido: ['Resolvido', 'Solved', 'Resuelta'],
  encerrado: ['Encerrado', 'Closed', 'Cerrada'],
  thread: ['Conversa', 'Conversation', 'Conversación'],
  note: ['Nota interna', 'Internal note', 'Nota interna'],
  me: ['Você', 'You', 'Tú'],
  takeFile: [(name: string) => `Baixar ${name}`, name => `Download ${name}`, name => `Descargar ${name}`],
  taken: [(name: string) => `${name} baixado`, name => `${name} downloaded`, name => `${name} descargado`],
  write: ['Sua mensagem', 'Your message', 'Tu mensaje'],
  send: ['Enviar', 'Send', 'Enviar'],
  sent: ['Mensagem enviada', 'Message sent', 'Mensaje enviado'],
  writeFirst: ['Escreva a mensagem.', 'Write the message.', 'Escribe el mensaje.'],
  answers: ['Dados do atendimento', 'What was told', 'Datos de la atención'],
  ofTicket: [(protocol: string) => `Atendimento ${protocol}`, p => `Ticket ${p}`, p => `Atención ${p}`],
  receipt: ['Ver o recibo de que se trata', 'See the payslip it is about', 'Ver el recibo del que se trata'],
  yes: ['Sim', 'Yes', 'Sí'],
  no: ['Não', 'No', 'No'],
});
