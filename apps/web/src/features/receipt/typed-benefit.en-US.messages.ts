import { counted } from '#kernel/texts.ts';
import type { TypedBenefitTexts } from './typed-benefit.messages.ts';

const n = counted('en-US');

export const texts: TypedBenefitTexts = {
  title: 'New benefit',
  lead: 'Type the items. The totals are worked out.',
  back: 'Back to benefits',
  credit: 'Credit',
  items: 'Items',
  noItems: 'No items yet. Search for one or add a blank line.',
  itemSearch: 'Add item',
  itemHint: 'Code or name',
  blank: 'Blank line',
  nothingFound: 'Nothing by that name',
  code: 'Code',
  description: 'Name',
  quantity: 'Quantity',
  unit: 'Unit value',
  deduction: 'Deduction',
  remove: (line: string) => `Remove ${line || 'the line'}`,
  line: (position: number) => `line ${position}`,
  preview: 'Preview of the benefit',
  value: 'Value',
  total: 'Total',
  net: 'To receive',
  namesLead: 'They hold for all benefits of the group, on the screen, in the preview and in the PDF.',
  fields: {
    codigo: 'Code',
    descricao: 'Benefit',
    quantidade: 'Quantity',
    valor: 'Amount',
    desconto: 'Deduction',
    total: 'Total',
    dataCredito: 'Credit day',
  },
  message: 'Message to the worker',
  missing: (fields: string) => `Still to fill in: ${fields}`,
  amountOf: (count: number) =>
    n(count, 'item without name, quantity or value', 'items without name, quantity or value'),
  negative: 'The deductions are more than the total',
  wrongFigure: 'Write an amount like 1.234,56',
  wrongCount: 'Write a whole number',
  publish: 'Publish benefit',
  published: 'Benefit published. The worker has been told.',
};
