import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** A new request, one question a screen. */
export const newRequestTexts = defineTexts({
  talk: ['Fale com o RH', 'Talk to HR', 'Habla con RR. HH.'],
  title: ['Novo pedido', 'New request', 'Nueva solicitud'],
  adjust: ['Ajustar pedido', 'Change request', 'Ajustar solicitud'],
  backToList: ['Voltar para pedidos', 'Back to requests', 'Volver a solicitudes'],
  step: [
    (at: string, all: string) => `Passo ${at} de ${all}`,
    (at, all) => `Step ${at} of ${all}`,
    (at, all) => `Paso ${at} de ${all}`,
  ],
  back: word.back,
  goOn: word.goOn,
  asks: {
    type: ['O que você precisa?', 'What do you need?', '¿Qué necesitas?'],
    days: ['Quantos dias?', 'How many days?', '¿Cuántos días?'],
    start: ['Quando você quer sair?', 'When do you want to go?', '¿Cuándo quieres salir?'],
    more: ['Mais alguma coisa?', 'Anything else?', '¿Algo más?'],
    month: ['Em que mês?', 'In which month?', '¿En qué mes?'],
    words: ['Conte o que você precisa', 'Tell what you need', 'Cuenta lo que necesitas'],
    check: ['Confira o pedido', 'Check the request', 'Revisa la solicitud'],
  },
  /** Of somebody else. */
  asksOther: {
    start: ['Quando as férias começam?', 'When does the vacation begin?', '¿Cuándo empiezan las vacaciones?'],
  },
  forWorker: [
    (name: string) => `Férias para ${name}`,
    name => `Vacation for ${name}`,
    name => `Vacaciones para ${name}`,
  ],
  backToVacations: ['Voltar para as férias', 'Back to the vacation', 'Volver a las vacaciones'],
  coverOther: ['Quem cobre', 'Who covers', 'Quién cubre'],
  filed: [
    'Pedido registrado. A pessoa foi avisada.',
    'Request filed. The person has been told.',
    'Solicitud registrada. La persona fue avisada.',
  ],
  leads: {
    ferias: ['Escolher os dias e a data', 'Choose days and date', 'Elegir los días y la fecha'],
    adiantamento13: ['Receber metade antes', 'Get half of it earlier', 'Recibir la mitad antes'],
    outros: ['Escrever ao RH', 'Write to HR', 'Escribir a RR. HH.'],
  },
  employment: word.company,
  employmentFirst: ['Escolha a empresa', 'Choose the company', 'Elige la empresa'],
  noBalance: ['Não há dias de férias agora.', 'There are no vacation days now.', 'No hay días de vacaciones ahora.'],
  days: ['Dias de férias', 'Days of vacation', 'Días de vacaciones'],
  sell: [
    (days: number) => `Vender ${pt(days, 'dia', 'dias')}`,
    days => `Sell ${en(days, 'day', 'days')}`,
    days => `Vender ${es(days, 'día', 'días')}`,
  ],
  starts: ['Primeiro dia', 'First day', 'Primer día'],
  struck: [
    'Toque no primeiro dia. Riscado não pode.',
    'Tap the first day. Struck days are not possible.',
    'Toca el primer día. Tachado no se puede.',
  ],
  goes: [
    (from: string, until: string) => `De ${from} a ${until}`,
    (from, until) => `From ${from} to ${until}`,
    (from, until) => `Del ${from} al ${until}`,
  ],
  noStart: ['Nenhum dia possível.', 'No day is possible.', 'Ningún día es posible.'],
  startFirst: ['Escolha o primeiro dia', 'Choose the first day', 'Elige el primer día'],
  daysFirst: ['Escolha os dias', 'Choose the days', 'Elige los días'],
  with13: ['Receber o 13º junto', 'Get the 13th with it', 'Recibir el 13.º junto'],
  cover: ['Quem cobre você', 'Who covers for you', 'Quién te cubre'],
  message: ['Recado', 'Message', 'Mensaje'],
  messageShort: [
    'O recado tem 10 letras ou mais',
    'The message has 10 characters or more',
    'El mensaje tiene 10 letras o más',
  ],
  payMonth: ['Mês do pagamento', 'Payment month', 'Mes de pago'],
  chooseMonth: ['Escolha o mês', 'Choose the month', 'Elige el mes'],
  reason: word.reason,
  reasonFirst: [
    'Escreva o motivo: 10 letras ou mais',
    'Write the reason: 10 characters or more',
    'Escribe el motivo: 10 letras o más',
  ],
  subject: ['Assunto', 'Subject', 'Asunto'],
  subjectFirst: ['Escreva o assunto', 'Write the subject', 'Escribe el asunto'],
  decides: ['Quem vai decidir', 'Who will decide', 'Quién va a decidir'],
  notNow: ['O pedido não pode ir agora', 'The request can’t go now', 'La solicitud no puede ir ahora'],
  warnings: ['Antes de enviar', 'Before sending', 'Antes de enviar'],
  fixFirst: [
    'Volte e mude o que não dá',
    'Go back and change what is not possible',
    'Vuelve y cambia lo que no se puede',
  ],
  readFirst: ['Marque o que você leu', 'Tick what you have read', 'Marca lo que leíste'],
  send: ['Enviar pedido', 'Send request', 'Enviar solicitud'],
  sent: ['Pedido enviado.', 'Request sent.', 'Solicitud enviada.'],
  sentUntil: [
    (day: string) => `Pedido enviado. Resposta até ${day}.`,
    day => `Request sent. Answer until ${day}.`,
    day => `Solicitud enviada. Respuesta hasta el ${day}.`,
  ],
});
