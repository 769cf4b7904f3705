import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** What HR says, and asks, of those who are missing in a file. */
export const missingTexts = defineTexts({
  partial: ['Este arquivo é parcial', 'This file is partial', 'Este archivo es parcial'],
  allExpected: ['Todos são esperados', 'All are expected', 'Todos son esperados'],
  whyTitle: [
    (group: string) => `Por que é esperado? ${group}`,
    group => `Why is it expected? ${group}`,
    group => `¿Por qué es esperado? ${group}`,
  ],
  why: ['Motivo para todos', 'Reason for all', 'Motivo para todos'],
  whyHelp: ['De 10 a 250 letras.', 'From 10 to 250 characters.', 'De 10 a 250 letras.'],
  whyFirst: [
    'Escreva o motivo, com 10 letras',
    'Write the reason, with 10 characters',
    'Escribe el motivo, con 10 letras',
  ],
  noContract: ['tipo de contrato não informado', 'kind of contract not given', 'tipo de contrato no informado'],
  unexplained: [
    (count: number) => `${count} sem motivo conhecido`,
    count => `${count} without a known reason`,
    count => `${count} sin motivo conocido`,
  ],
  explained: ['Todos explicados', 'All explained', 'Todos explicados'],
  people: [
    (count: number) => pt(count, 'pessoa', 'pessoas'),
    count => en(count, 'person', 'people'),
    count => es(count, 'persona', 'personas'),
  ],
  done: [
    (count: number) =>
      `${pt(count, 'pessoa marcada', 'pessoas marcadas')} como ${count === 1 ? 'esperada' : 'esperadas'}`,
    count => `${en(count, 'person', 'people')} marked as expected`,
    count => `${es(count, 'persona marcada', 'personas marcadas')} como ${count === 1 ? 'esperada' : 'esperadas'}`,
  ],
  undo: word.undo,
  undone: ['Como estava antes', 'As it was before', 'Como estaba antes'],
  ask: ['Pedir à folha', 'Ask payroll', 'Pedir a nómina'],
  askLead: [
    'Copie e mande a quem faz a folha.',
    'Copy it and send it to whoever does the payroll.',
    'Cópialo y envíalo a quien hace la nómina.',
  ],
  askText: ['Texto do pedido', 'Text of the request', 'Texto de la solicitud'],
  askBegin: [
    (file: string, period: string) => `Estas pessoas não vieram no arquivo ${file}${period && `, de ${period}`}:`,
    (file, period) => `These people are not in the file ${file}${period && `, of ${period}`}:`,
    (file, period) => `Estas personas no vinieron en el archivo ${file}${period && `, de ${period}`}:`,
  ],
  askRest: [(count: number) => `e mais ${count}`, count => `and ${count} more`, count => `y ${count} más`],
  askEnd: [
    'Podem conferir e mandar os recibos delas?',
    'Could you check and send their payslips?',
    '¿Pueden revisar y enviar sus recibos?',
  ],
  copy: ['Copiar', 'Copy', 'Copiar'],
  copied: ['Copiado', 'Copied', 'Copiado'],
  registration: [
    (number: string) => `Matrícula ${number}`,
    number => `Registration ${number}`,
    number => `Matrícula ${number}`,
  ],
});
