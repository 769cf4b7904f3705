import { defineTexts, en, es, pt, type TextsIn } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Typing a benefit in. */
export const typedBenefitTexts = defineTexts({
  title: ['Novo benefício', 'New benefit', 'Nuevo beneficio'],
  lead: [
    'Digite os itens. Os totais são somados automaticamente.',
    'Type the items. The totals are worked out.',
    'Escriba los conceptos. Los totales se calculan.',
  ],
  back: ['Voltar para benefícios', 'Back to benefits', 'Volver a beneficios'],
  credit: ['Crédito', 'Credit', 'Crédito'],
  items: ['Itens', 'Items', 'Conceptos'],
  noItems: [
    'Nenhum item ainda. Busque um ou inclua um em branco.',
    'No items yet. Search for one or add a blank line.',
    'Ningún concepto todavía. Busque uno o añada una línea en blanco.',
  ],
  itemSearch: ['Incluir item', 'Add item', 'Añadir concepto'],
  itemHint: ['Código ou nome', 'Code or name', 'Código o nombre'],
  blank: ['Item em branco', 'Blank line', 'Línea en blanco'],
  nothingFound: ['Nada com esse nome', 'Nothing by that name', 'Nada con ese nombre'],
  code: word.code,
  description: word.name,
  quantity: ['Quantidade', 'Quantity', 'Cantidad'],
  unit: ['Valor unitário', 'Unit value', 'Valor unitario'],
  deduction: word.deduction,
  remove: [
    (line: string) => `Remover ${line || 'o item'}`,
    line => `Remove ${line || 'the line'}`,
    line => `Quitar ${line || 'la línea'}`,
  ],
  line: [(position: number) => `item ${position}`, position => `line ${position}`, position => `línea ${position}`],
  preview: ['Prévia do benefício', 'Preview of the benefit', 'Vista previa del beneficio'],
  value: ['Valor', 'Value', 'Valor'],
  total: word.total,
  net: ['A receber', 'To receive', 'A recibir'],
  namesLead: [
    'Valem para todos os benefícios do grupo, na tela, na prévia e no PDF.',
    'They hold for all benefits of the group, on the screen, in the preview and in the PDF.',
    'Valen para todos los beneficios del grupo, en la pantalla, en la vista previa y en el PDF.',
  ],
  fields: {
    codigo: word.code,
    descricao: word.benefit,
    quantidade: ['Quantidade', 'Quantity', 'Cantidad'],
    valor: ['Valor', 'Amount', 'Valor'],
    desconto: word.deduction,
    total: word.total,
    dataCredito: ['Crédito', 'Credit day', 'Día del crédito'],
  },
  message: ['Mensagem ao trabalhador', 'Message to the worker', 'Mensaje al trabajador'],
  missing: [
    (fields: string) => `Falta preencher: ${fields}`,
    fields => `Still to fill in: ${fields}`,
    fields => `Falta rellenar: ${fields}`,
  ],
  amountOf: [
    (count: number) => pt(count, 'item sem nome, quantidade ou valor', 'itens sem nome, quantidade ou valor'),
    count => en(count, 'item without name, quantity or value', 'items without name, quantity or value'),
    count => es(count, 'concepto sin nombre, cantidad o valor', 'conceptos sin nombre, cantidad o valor'),
  ],
  negative: [
    'Os descontos passam do total',
    'The deductions are more than the total',
    'Los descuentos superan el total',
  ],
  wrongFigure: ['Escreva um valor como 1.234,56', 'Write an amount like 1.234,56', 'Escriba un valor como 1.234,56'],
  wrongCount: ['Escreva um número inteiro', 'Write a whole number', 'Escriba un número entero'],
  publish: ['Publicar benefício', 'Publish benefit', 'Publicar beneficio'],
  published: [
    'Benefício publicado. O trabalhador foi avisado.',
    'Benefit published. The worker has been told.',
    'Beneficio publicado. Se avisó al trabajador.',
  ],
});

export type TypedBenefitTexts = TextsIn<typeof typedBenefitTexts>;
