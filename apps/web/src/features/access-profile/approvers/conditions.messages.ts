import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Conditions of approver profiles and their steps. */
export const conditionsTexts = defineTexts({
  all: ['Todas precisam valer.', 'All of them must hold.', 'Todas deben cumplirse.'],
  what: ['O quê', 'What', 'Qué'],
  how: ['Como', 'How', 'Cómo'],
  add: ['Incluir condição', 'Add a condition', 'Incluir condición'],
  remove: [
    (field: string) => `Remover condição: ${field}`,
    field => `Take out the condition: ${field}`,
    field => `Quitar condición: ${field}`,
  ],
  type: ['Tipo de pedido', 'Kind of request', 'Tipo de solicitud'],
  days: ['Dias de férias', 'Days of vacation', 'Días de vacaciones'],
  amount: ['Valor', 'Amount', 'Importe'],
  field: ['Campo do cadastro', 'Field of the record', 'Campo del registro'],
  department: ['Lotação', 'Department', 'Departamento'],
  branch: word.company,
  client: ['Tomador', 'Client', 'Cliente'],
  position: ['Função', 'Position', 'Función'],
  regime: ['Tipo de contrato', 'Kind of contract', 'Tipo de contrato'],
  '=': ['igual a', 'equal to', 'igual a'],
  '>': ['mais de', 'more than', 'más de'],
  '>=': ['a partir de', 'at least', 'a partir de'],
  '<': ['menos de', 'less than', 'menos de'],
  '<=': ['até', 'at most', 'hasta'],
  daysValue: ['Dias', 'Days', 'Días'],
  amountValue: ['Valor em R$', 'Amount in R$', 'Importe en R$'],
  noFigure: ['Escreva um número.', 'Write a number.', 'Escribe un número.'],
  oneOf: ['É um destes', 'Is one of these', 'Es uno de estos'],
  choose: ['Escolha', 'Choose', 'Elige'],
  include: ['Incluir', 'Add', 'Incluir'],
});
