import { defineTexts, en, es, pt, type TextsIn } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** 'Why did my net change?' */
export const whyTexts = defineTexts({
  title: ['Por que mudou?', 'Why did it change?', '¿Por qué cambió?'],
  back: ['Voltar para o recibo', 'Back to the payslip', 'Volver al recibo'],
  compare: ['Comparar com', 'Compare with', 'Comparar con'],
  lastMonth: ['Mês passado', 'Last month', 'Mes pasado'],
  lastYear: ['Ano passado', 'Last year', 'Año pasado'],
  was: [
    (month: string) => `Em ${month} você recebeu`,
    month => `In ${month} you received`,
    month => `En ${month} recibiste`,
  ],
  less: ['a menos', 'less', 'menos'],
  more: ['a mais', 'more', 'más'],
  equal: [(month: string) => `Igual a ${month}`, month => `Same as ${month}`, month => `Igual que en ${month}`],
  mainReason: [
    (reason: string) => `O maior motivo: ${reason}`,
    reason => `The main reason: ${reason}`,
    reason => `El motivo principal: ${reason}`,
  ],
  fewerOf: [
    (howMany: string, line: string) => `${line}, ${howMany} a menos.`,
    (howMany, line) => `${line}, ${howMany} fewer.`,
    (howMany, line) => `${line}, ${howMany} menos.`,
  ],
  moreOf: [
    (howMany: string, line: string) => `${line}, ${howMany} a mais.`,
    (howMany, line) => `${line}, ${howMany} more.`,
    (howMany, line) => `${line}, ${howMany} más.`,
  ],
  lineWent: [
    (line: string, before: string, now: string) => `${line} passou de ${before} para ${now}.`,
    (line, before, now) => `${line} went from ${before} to ${now}.`,
    (line, before, now) => `${line} pasó de ${before} a ${now}.`,
  ],
  lineCame: [
    (line: string, month: string) => `${line}, que não houve em ${month}.`,
    (line, month) => `${line}, which was not there in ${month}.`,
    (line, month) => `${line}, que no hubo en ${month}.`,
  ],
  lineLeft: [
    (line: string, month: string) => `${line}, que foi só em ${month}.`,
    (line, month) => `${line}, which was only there in ${month}.`,
    (line, month) => `${line}, que fue solo en ${month}.`,
  ],
  netOf: [(month: string) => `Líquido de ${month}`, month => `Net pay of ${month}`, month => `Neto de ${month}`],
  fell: ['O que reduziu', 'What took away', 'Lo que bajó'],
  rose: ['O que ajudou', 'What added', 'Lo que subió'],
  wentDown: ['diminuiu', 'went down', 'bajó'],
  wentUp: ['aumentou', 'went up', 'subió'],
  difference: ['Diferença no líquido', 'Difference in net pay', 'Diferencia en el neto'],
  stayedSame: [
    (lines: string, count: number) => (count === 1 ? `${lines} ficou igual.` : `${lines} ficaram iguais.`),
    lines => `${lines} stayed the same.`,
    (lines, count) => (count === 1 ? `${lines} quedó igual.` : `${lines} quedaron iguales.`),
  ],
  isNew: word.fresh,
  isGone: ['Saiu', 'Gone', 'Salió'],
  quantity: [
    (now: string, before: string, month: string) => `Agora foram ${now}. Em ${month} foram ${before}.`,
    (now, before, month) => `Now ${now}. In ${month}, ${before}.`,
    (now, before, month) => `Ahora fueron ${now}. En ${month} fueron ${before}.`,
  ],
  price: [
    (before: string, now: string) => `Passou de ${before} para ${now}.`,
    (before, now) => `Went from ${before} to ${now}.`,
    (before, now) => `Pasó de ${before} a ${now}.`,
  ],
  came: [
    (month: string) => `Em ${month} não houve.`,
    month => `Not there in ${month}.`,
    month => `En ${month} no hubo.`,
  ],
  left: [(month: string) => `Foi só em ${month}.`, month => `Only in ${month}.`, month => `Fue solo en ${month}.`],
  followsOvertime: ['Acompanha as horas extras.', 'Follows overtime.', 'Acompaña a las horas extra.'],
  base: [
    (before: string, now: string) => `O valor que conta para o cálculo passou de ${before} para ${now}.`,
    (before, now) => `The amount it is worked out from went from ${before} to ${now}.`,
    (before, now) => `El importe que cuenta para el cálculo pasó de ${before} a ${now}.`,
  ],
  table: ['A tabela da lei mudou.', 'The table of the law changed.', 'La tabla de la ley cambió.'],
  untold: ['Diferença não detalhada', 'Difference not detailed', 'Diferencia sin detalle'],
  unexplained: ['O RH não explicou esta linha.', 'HR has not explained this line.', 'RR. HH. no explicó esta línea.'],
  partQuantity: [
    (more: string, price: string) => `Quantidade (${more} × ${price})`,
    (more, price) => `Quantity (${more} × ${price})`,
    (more, price) => `Cantidad (${more} × ${price})`,
  ],
  partPrice: [
    (before: string, now: string) => `Valor de cada (${before} → ${now})`,
    (before, now) => `Price of one (${before} → ${now})`,
    (before, now) => `Precio de cada una (${before} → ${now})`,
  ],
  partHourPrice: [
    (before: string, now: string) => `Valor da hora (${before} → ${now})`,
    (before, now) => `Price of the hour (${before} → ${now})`,
    (before, now) => `Precio de la hora (${before} → ${now})`,
  ],
  partBase: [
    (before: string, now: string) => `Base (${before} → ${now})`,
    (before, now) => `Base (${before} → ${now})`,
    (before, now) => `Base (${before} → ${now})`,
  ],
  partTable: [
    (year: number) => `Tabela de ${year} (faixas novas)`,
    year => `Table of ${year} (new brackets)`,
    year => `Tabla de ${year} (tramos nuevos)`,
  ],
  hours: [
    (count: number) => pt(count, 'hora', 'horas'),
    count => en(count, 'hour', 'hours'),
    count => es(count, 'hora', 'horas'),
  ],
  days: [
    (count: number) => pt(count, 'dia', 'dias'),
    count => en(count, 'day', 'days'),
    count => es(count, 'día', 'días'),
  ],
  ask: ['Perguntar', 'Ask', 'Preguntar'],
  askAbout: [
    (line: string) => `Perguntar sobre ${line}`,
    line => `Ask about ${line}`,
    line => `Preguntar sobre ${line}`,
  ],
  understood: ['Entendi', 'Got it', 'Entendido'],
  actions: ['O que fazer agora', 'What to do now', 'Qué hacer ahora'],
  first: ['Este é seu primeiro recibo', 'This is your first payslip', 'Este es tu primer recibo'],
  firstLead: [
    'No próximo mês mostramos aqui o que mudou.',
    'Next month you will see here what changed.',
    'El próximo mes mostramos aquí lo que cambió.',
  ],
  nothingChanged: ['Nenhuma linha mudou.', 'No line changed.', 'Ninguna línea cambió.'],
  askTitle: ['Perguntar ao RH', 'Ask HR', 'Preguntar a RR. HH.'],
  askLead: [
    'A pergunta vai para o RH junto com este recibo. Sua resposta ao recibo não muda.',
    'The question goes to HR with this payslip. Your answer to the payslip stays as it is.',
    'La pregunta va a RR. HH. junto con este recibo. Tu respuesta al recibo no cambia.',
  ],
  askLine: ['Sobre qual linha?', 'About which line?', '¿Sobre qué línea?'],
  wholeReceipt: ['O recibo todo', 'The whole payslip', 'Todo el recibo'],
  question: ['Sua pergunta', 'Your question', 'Tu pregunta'],
  questionFirst: [
    'Escreva a pergunta para enviar',
    'Write the question to send it',
    'Escribe la pregunta para enviarla',
  ],
  send: ['Enviar para o RH', 'Send to HR', 'Enviar a RR. HH.'],
  sent: [
    'Pergunta enviada. O RH responde no recibo.',
    'Question sent. HR answers on the payslip.',
    'Pregunta enviada. RR. HH. responde en el recibo.',
  ],
});

export type WhyTexts = TextsIn<typeof whyTexts>;
