import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** The worker's tickets and the form that opens one. */
export const workerDeskTexts = defineTexts({
  title: ['Atendimento', 'Service desk', 'Atención'],
  back: ['Voltar aos atendimentos', 'Back to tickets', 'Volver a las atenciones'],
  backHome: ['Voltar ao início', 'Back to home', 'Volver al inicio'],
  none: ['Nenhum atendimento aberto', 'No open tickets', 'Ninguna atención abierta'],
  noneLead: [
    'Pergunte ao RH por aqui e acompanhe a resposta.',
    'Ask HR here and follow the answer.',
    'Pregunta a RR. HH. por aquí y sigue la respuesta.',
  ],
  open: ['Abrir atendimento', 'Open a ticket', 'Abrir atención'],
  fresh: [
    (n: number) => (n === 1 ? '1 mensagem nova' : `${n} mensagens novas`),
    n => (n === 1 ? '1 new message' : `${n} new messages`),
    n => (n === 1 ? '1 mensaje nuevo' : `${n} mensajes nuevos`),
  ],
  answerBy: [(when: string) => `Resposta até ${when}`, when => `Answer by ${when}`, when => `Respuesta hasta ${when}`],
  confidential: [
    'Só o grupo que cuida deste assunto vê esta conversa.',
    'Only the group that looks after this subject sees this conversation.',
    'Solo el grupo que cuida este asunto ve esta conversación.',
  ],
  waits: ['O RH espera a sua resposta.', 'HR waits for your answer.', 'RR. HH. espera tu respuesta.'],
  solvedLead: [
    'O RH deu a resposta final. Se ainda falta algo, reabra em até 7 dias.',
    'HR gave its final answer. If something is missing, reopen within 7 days.',
    'RR. HH. dio su respuesta final. Si aún falta algo, reabre en 7 días.',
  ],
  rate: ['Como foi o atendimento?', 'How did it go?', '¿Cómo fue la atención?'],
  stars: [
    (n: number) => (n === 1 ? '1 de 5, ruim' : n === 5 ? '5 de 5, ótimo' : `${n} de 5`),
    n => (n === 1 ? '1 of 5, poor' : n === 5 ? '5 of 5, great' : `${n} of 5`),
    n => (n === 1 ? '1 de 5, mala' : n === 5 ? '5 de 5, excelente' : `${n} de 5`),
  ],
  sentence: ['Quer contar por quê?', 'Want to say why?', '¿Quieres contar por qué?'],
  sendRating: ['Avaliar e encerrar', 'Rate and close', 'Valorar y cerrar'],
  rateOnly: ['Avaliar', 'Rate', 'Valorar'],
  rated: ['Obrigado pela avaliação', 'Thank you for rating', 'Gracias por la valoración'],
  ratedWith: [
    (n: number) => `Você avaliou com ${n} de 5.`,
    n => `You rated it ${n} of 5.`,
    n => `Valoraste con ${n} de 5.`,
  ],
  pickStars: ['Escolha de 1 a 5.', 'Choose from 1 to 5.', 'Elige de 1 a 5.'],
  reopen: ['Reabrir', 'Reopen', 'Reabrir'],
  reopenTitle: ['O que ainda falta?', 'What is missing?', '¿Qué falta?'],
  reopened: ['Atendimento reaberto', 'Ticket reopened', 'Atención reabierta'],
  closed: ['Atendimento encerrado', 'Ticket closed', 'Atención cerrada'],
  close: ['Encerrar', 'Close', 'Cerrar'],
  // the form
  talk: ['Fale com o RH', 'Talk to HR', 'Habla con RR. HH.'],
  talkLead: ['Conte o que você precisa', 'Tell what you need', 'Cuenta lo que necesitas'],
  company: word.company,
  category: ['Assunto', 'Subject', 'Asunto'],
  choose: ['Escolha', 'Choose', 'Elige'],
  subject: ['Em poucas palavras', 'In a few words', 'En pocas palabras'],
  message: ['O que aconteceu?', 'What happened?', '¿Qué pasó?'],
  messageHelp: ['De 10 a 2.000 letras', '10 to 2,000 characters', 'De 10 a 2.000 letras'],
  send: ['Enviar', 'Send', 'Enviar'],
  sentAs: [
    (protocol: string) => `Enviado: ${protocol}`,
    protocol => `Sent: ${protocol}`,
    protocol => `Enviado: ${protocol}`,
  ],
  pickCategory: ['Escolha o assunto.', 'Choose the subject.', 'Elige el asunto.'],
  writeSubject: [
    'Escreva o assunto em poucas palavras.',
    'Write the subject in a few words.',
    'Escribe el asunto en pocas palabras.',
  ],
  writeMessage: ['Escreva pelo menos 10 letras.', 'Write at least 10 characters.', 'Escribe al menos 10 letras.'],
  fillAnswers: [
    'Preencha o que este assunto pede.',
    'Fill in what this subject asks.',
    'Completa lo que pide este asunto.',
  ],
  nobody: ['Sem atendimento', 'No service desk', 'Sin atención'],
  nobodyLead: [
    'A sua empresa não usa o atendimento por aqui.',
    'Your company has no service desk here.',
    'Tu empresa no usa la atención por aquí.',
  ],
  confidentialForm: [
    'Assunto sigiloso: só o grupo que cuida dele lê a sua mensagem.',
    'Confidential: only the group that looks after it reads your message.',
    'Asunto confidencial: solo el grupo que lo cuida lee tu mensaje.',
  ],
  yes: ['Sim', 'Yes', 'Sí'],
  no: ['Não', 'No', 'No'],
});
