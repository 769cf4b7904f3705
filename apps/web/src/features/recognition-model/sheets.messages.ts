import { defineTexts } from '#kernel/base/texts.ts';

/** Models of sheets. */
export const sheetTexts = defineTexts({
  title: ['Modelos Excel', 'Excel models', 'Modelos Excel'],
  lead: [
    'O que trazem as colunas das planilhas de cada sistema de folha.',
    'What the columns of each payroll system’s sheets hold.',
    'Qué traen las columnas de las hojas de cada sistema de nómina.',
  ],
  create: ['Novo modelo', 'New model', 'Nuevo modelo'],
  none: ['Nenhum modelo', 'No models', 'Ningún modelo'],
  noneLead: [
    'Comece com uma planilha de verdade, como o sistema de folha a exporta.',
    'Begin with a real sheet, as the payroll system exports it.',
    'Empieza con una hoja real, tal como la exporta el sistema de nómina.',
  ],
  newTitle: ['Novo modelo Excel', 'New Excel model', 'Nuevo modelo Excel'],
  newLead: [
    'A amostra tem dados de pessoas: fica guardada só com o modelo, e abri-la é registrado.',
    'The sample holds people’s data: it is kept with the model alone, and opening it is recorded.',
    'La muestra tiene datos de personas: se guarda solo con el modelo, y abrirla queda registrado.',
  ],
  file: ['Planilha de amostra', 'Sample sheet', 'Hoja de muestra'],
  fileHelp: [
    'Um arquivo CSV, TXT ou XLSX de até 20 MB.',
    'A CSV, TXT or XLSX file of up to 20 MB.',
    'Un archivo CSV, TXT o XLSX de hasta 20 MB.',
  ],
  back: ['Modelos Excel', 'Excel models', 'Modelos Excel'],
  documentOf: [(at: number) => `Documento ${at}`, at => `Document ${at}`, at => `Documento ${at}`],
  known: ['Como reconhecer', 'How it is known', 'Cómo se reconoce'],
  knownLead: [
    'Vale a planilha que tem estes títulos, em qualquer ordem, e nenhum título estranho a eles.',
    'A sheet with these titles, in any order, and none that is strange to them.',
    'Vale la hoja que tiene estos títulos, en cualquier orden, y ninguno ajeno a ellos.',
  ],
  sheet: ['Planilha', 'Sheet', 'Hoja'],
  anySheet: ['Qualquer nome', 'Any name', 'Cualquier nombre'],
  onlySheet: [
    (name: string) => `Só a planilha “${name}”`,
    name => `Only the sheet “${name}”`,
    name => `Solo la hoja “${name}”`,
  ],
  named: ['Nome da planilha', 'Name of the sheet', 'Nombre de la hoja'],
  document: ['Cada linha é de', 'Each row is of a', 'Cada fila es de'],
  decimals: ['Centavos', 'Cents', 'Céntimos'],
  byFile: ['Como o arquivo mostra', 'As the file shows', 'Como muestra el archivo'],
  virgula: ['Depois da vírgula (1.234,56)', 'After the comma (1.234,56)', 'Después de la coma (1.234,56)'],
  ponto: ['Depois do ponto (1,234.56)', 'After the point (1,234.56)', 'Después del punto (1,234.56)'],
  dates: ['Datas', 'Dates', 'Fechas'],
  byDay: ['Dia, mês e ano', 'Day, month and year', 'Día, mes y año'],
  mesDia: ['Mês, dia e ano', 'Month, day and year', 'Mes, día y año'],
  rows: ['Primeiras linhas', 'First rows', 'Primeras filas'],
  rowsLead: [
    (total: string) => `${total} linhas na amostra. Marque a linha dos títulos.`,
    total => `${total} rows in the sample. Mark the row of the titles.`,
    total => `${total} filas en la muestra. Marca la fila de los títulos.`,
  ],
  headingAt: [
    (at: number) => `A linha ${at} tem os títulos`,
    at => `Row ${at} holds the titles`,
    at => `La fila ${at} tiene los títulos`,
  ],
  columnsOf: ['O que cada coluna traz', 'What each column holds', 'Qué trae cada columna'],
  lacktitles: [
    'Falta dizer o que as colunas trazem.',
    'What the columns hold is missing.',
    'Falta decir qué traen las columnas.',
  ],
});
