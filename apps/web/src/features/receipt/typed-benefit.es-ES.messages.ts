import { counted } from '#kernel/texts.ts';
import type { TypedBenefitTexts } from './typed-benefit.messages.ts';

const n = counted('es-ES');

export const texts: TypedBenefitTexts = {
  title: 'Nuevo beneficio',
  lead: 'Escriba los conceptos. Los totales se calculan.',
  back: 'Volver a beneficios',
  credit: 'Crédito',
  items: 'Conceptos',
  noItems: 'Ningún concepto todavía. Busque uno o añada una línea en blanco.',
  itemSearch: 'Añadir concepto',
  itemHint: 'Código o nombre',
  blank: 'Línea en blanco',
  nothingFound: 'Nada con ese nombre',
  code: 'Código',
  description: 'Nombre',
  quantity: 'Cantidad',
  unit: 'Valor unitario',
  deduction: 'Descuento',
  remove: (line: string) => `Quitar ${line || 'la línea'}`,
  line: (position: number) => `línea ${position}`,
  preview: 'Vista previa del beneficio',
  value: 'Valor',
  total: 'Total',
  net: 'A recibir',
  namesLead: 'Valen para todos los beneficios del grupo, en la pantalla, en la vista previa y en el PDF.',
  fields: {
    codigo: 'Código',
    descricao: 'Beneficio',
    quantidade: 'Cantidad',
    valor: 'Valor',
    desconto: 'Descuento',
    total: 'Total',
    dataCredito: 'Día del crédito',
  },
  message: 'Mensaje al trabajador',
  missing: (fields: string) => `Falta rellenar: ${fields}`,
  amountOf: (count: number) =>
    n(count, 'concepto sin nombre, cantidad o valor', 'conceptos sin nombre, cantidad o valor'),
  negative: 'Los descuentos superan el total',
  wrongFigure: 'Escriba un valor como 1.234,56',
  wrongCount: 'Escriba un número entero',
  publish: 'Publicar beneficio',
  published: 'Beneficio publicado. Se avisó al trabajador.',
};
