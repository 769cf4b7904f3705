import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Modelos Excel',
  lead: 'O que trazem as colunas das planilhas de cada sistema de folha.',
  create: 'Novo modelo',
  none: 'Nenhum modelo',
  noneLead: 'Comece com uma planilha de verdade, como o sistema de folha a exporta.',
  newTitle: 'Novo modelo Excel',
  newLead: 'A amostra tem dados de pessoas: fica guardada só com o modelo, e abri-la é registrado.',
  file: 'Planilha de amostra',
  fileHelp: 'Um arquivo CSV, TXT ou XLSX de até 20 MB.',
  back: 'Modelos Excel',
  documentOf: (at: number) => `Documento ${at}`,
  known: 'Como reconhecer',
  knownLead: 'Vale a planilha que tem estes títulos, em qualquer ordem, e nenhum título estranho a eles.',
  sheet: 'Planilha',
  anySheet: 'Qualquer nome',
  onlySheet: (name: string) => `Só a planilha “${name}”`,
  named: 'Nome da planilha',
  document: 'Cada linha é de',
  decimals: 'Centavos',
  byFile: 'Como o arquivo mostra',
  virgula: 'Depois da vírgula (1.234,56)',
  ponto: 'Depois do ponto (1,234.56)',
  dates: 'Datas',
  byDay: 'Dia, mês e ano',
  mesDia: 'Mês, dia e ano',
  rows: 'Primeiras linhas',
  rowsLead: (total: string) => `${total} linhas na amostra. Marque a linha dos títulos.`,
  headingAt: (at: number) => `A linha ${at} tem os títulos`,
  columnsOf: 'O que cada coluna traz',
  lacktitles: 'Falta dizer o que as colunas trazem.',
};

export type SheetTexts = TextsOf<typeof portuguese>;

/** Models of sheets. */
export const sheetTexts = defineTexts<SheetTexts>(portuguese, {
  'en-US': () => import('./sheets.en-US.messages.ts'),
  'es-ES': () => import('./sheets.es-ES.messages.ts'),
});
