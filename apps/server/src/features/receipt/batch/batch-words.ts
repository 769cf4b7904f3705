/** Words of a batch's index. */
interface BatchWords {
  index: string;
  columns: readonly string[];
  inside: string;
  reasons: (code: string) => string;
}

const reasons = {
  'pt-BR': {
    WITHDRAWN: 'Recolhido depois do pedido',
    OUT_OF_REACH: 'Fora do que você vê desde o pedido',
    other: 'Não foi possível preparar',
  },
  'en-US': {
    WITHDRAWN: 'Withdrawn after it was asked for',
    OUT_OF_REACH: 'Out of what you see since it was asked for',
    other: 'Could not be prepared',
  },
  'es-ES': {
    WITHDRAWN: 'Retirado después del pedido',
    OUT_OF_REACH: 'Fuera de lo que usted ve desde el pedido',
    other: 'No se pudo preparar',
  },
} as const;

const said = (words: (typeof reasons)[keyof typeof reasons]) => (code: string) =>
  code === 'WITHDRAWN' || code === 'OUT_OF_REACH' ? words[code] : words.other;

const words = {
  'pt-BR': {
    index: 'indice.csv',
    columns: ['Arquivo', 'Matrícula', 'Trabalhador', 'Competência', 'SHA-256', 'Situação'],
    inside: 'No arquivo',
    reasons: said(reasons['pt-BR']),
  },
  'en-US': {
    index: 'index.csv',
    columns: ['File', 'Registration', 'Worker', 'Month', 'SHA-256', 'State'],
    inside: 'In the file',
    reasons: said(reasons['en-US']),
  },
  'es-ES': {
    index: 'indice.csv',
    columns: ['Archivo', 'Matrícula', 'Trabajador', 'Mes', 'SHA-256', 'Estado'],
    inside: 'En el archivo',
    reasons: said(reasons['es-ES']),
  },
} as const satisfies Record<string, BatchWords>;

export function batchWords(language: string): BatchWords {
  return language === 'en-US' || language === 'es-ES' ? words[language] : words['pt-BR'];
}
