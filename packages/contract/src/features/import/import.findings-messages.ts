import type { Finding, FindingCode, FindingValue } from './import.findings.ts';

type Language = 'pt-BR' | 'en-US' | 'es-ES';
type Sentences = Record<FindingCode, string>;

/** The finding in plain words: `{name}` is a value of the finding, names that end in `Amount` are shown as reais. */
export function findingSentence(finding: Finding, language: Language): string {
  const values: Record<string, FindingValue> = finding.values;
  return findingMessages[language][finding.code].replace(/\{(\w+)\}/g, (_, name: string) =>
    show(name, values[name], language),
  );
}

/** A finding as it travels. */
interface CodedFinding {
  codigo: string;
  valores: Readonly<Record<string, FindingValue | boolean | null>>;
}

/** Findings in plain words; a code this version doesn't know is shown as it is rather than hidden. */
export function findingSentences(findings: readonly CodedFinding[], language: Language): string[] {
  const messages: Record<string, string> = findingMessages[language];
  return findings.map(({ codigo, valores }) =>
    (messages[codigo] ?? codigo).replace(/\{(\w+)\}/g, (_, name: string) => show(name, valores[name] ?? '…', language)),
  );
}

function show(name: string, value: FindingValue | boolean | undefined, language: Language): string {
  if (typeof value !== 'number' || !name.endsWith('Amount')) return String(value ?? '');
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'BRL' }).format(value / 100);
}

export const findingMessages: Record<Language, Sentences> = {
  'pt-BR': {
    EARNINGS_SUM_DIFFERS: 'A soma dos vencimentos lidos é {summedAmount}, mas o total impresso é {printedAmount}.',
    DEDUCTIONS_SUM_DIFFERS: 'A soma dos descontos lidos é {summedAmount}, mas o total impresso é {printedAmount}.',
    NET_DIFFERS: 'Vencimentos menos descontos dá {computedAmount}, mas o líquido impresso é {printedAmount}.',
    TOTALS_NOT_FOUND: 'Não encontramos os totais e o líquido para conferir os valores.',
    TABLE_NOT_FOUND: 'Não encontramos a tabela de vencimentos e descontos.',
    SIDES_GUESSED: 'Nada no documento separa vencimentos de descontos; eles foram deduzidos pelas descrições.',
    LINE_WITHOUT_DESCRIPTION: 'Há {count} valor(es) sem descrição.',
    COMPETENCE_NOT_FOUND: 'Não encontramos o mês de competência.',
    COMPETENCE_AMBIGUOUS: 'O documento pode ser de {first} ou de {second}.',
    COMPETENCE_UNLIKE_FILE: 'Este documento é de {printed}; os demais do arquivo são de {others}.',
    IDENTITY_NOT_FOUND: 'Não encontramos CPF, matrícula nem PIS do trabalhador.',
    SEVERAL_CPFS: 'Há {count} CPFs diferentes nesta parte da página.',
    WORKER_NOT_FOUND: 'Nenhum trabalhador cadastrado corresponde a este documento.',
    WORKER_AMBIGUOUS: '{count} vínculos cadastrados podem ser os deste documento.',
    IDENTITY_CONFLICT: 'O documento diz {printed}, mas o cadastro diz {registered}.',
    NAME_DIFFERS: 'O nome no documento é {printed}; no cadastro é {registered}.',
    WORKER_INACTIVE: '{name} está desligado(a).',
    COMPANY_NOT_FOUND: 'A empresa de CNPJ {cnpj} não está cadastrada.',
    COMPANY_MISSING: 'Não encontramos o CNPJ da empresa.',
    COPY_DIFFERS: 'As duas vias deste documento não são iguais.',
    SAME_WORKER_TWICE: 'Este trabalhador tem {count} documentos iguais em tipo e competência neste arquivo.',
    RECEIPT_EXISTS: 'O trabalhador já tem um recibo deste tipo em {competence}.',
    CONTINUATION_INCOMPLETE: 'Falta uma folha: esta é a {number} de {of}.',
    LINES_LEARNED: 'Lido como o RH corrigiu em outro documento deste modelo: {lines}.',
    TOTALS_LEARNED: 'Os totais foram lidos como o RH corrigiu em outro documento deste modelo.',
    FGTS_DIFFERS: 'O FGTS impresso é {printedAmount}; pela base seria {computedAmount}.',
    INSS_DIFFERS: 'O INSS impresso é {printedAmount}; pela tabela do mês seria {computedAmount}.',
    IRRF_DIFFERS: 'O IRRF impresso é {printedAmount}; pela tabela do mês seria {computedAmount}.',
    NETS_DIFFER_FROM_SUMMARY:
      'O resumo do arquivo diz {printedAmount} de líquido, mas os documentos somam {summedAmount}.',
    HOURS_SUM_DIFFERS: 'Os dias somam {summed} trabalhadas, mas o total impresso é {printed}.',
    DAYS_NOT_FOUND: 'Não encontramos os dias do espelho de ponto.',
    FIELDS_NOT_FOUND: 'Não encontramos os campos deste documento.',
    PIX_KEY_DOUBTFUL: 'A chave Pix não está clara: o tipo não é dito, ou a chave não é desse tipo. Não foi lida.',
    RECORD_DATES_UNLIKELY: 'A admissão ({admission}) não combina com o nascimento ({birth}).',
    RUBRIC_REMEMBERED: 'Lido com a tabela de rubricas (S-1010) de um arquivo anterior: {codes}.',
    READ_BY_MODEL: 'Lido com o modelo de reconhecimento {model}.',
    ROWS_WITHOUT_WORKER: '{count} linha(s) da planilha não foram lidas: o CPF não é válido.',
    RUBRIC_UNKNOWN: 'Falta a tabela de rubricas (S-1010) que diz o que são: {codes}.',
    CREDIT_DAY_DOUBTFUL: 'O dia do crédito não está claro: {days}. Ficou sem dia.',
    CREDIT_DAY_IMPOSSIBLE: 'O dia {day} está longe do mês. Escolha entre {first} e {last}.',
    STATEMENT_DIFFERS: 'No quadro {box} o informe diz {printedAmount}, mas os recibos do ano somam {computedAmount}.',
    STATEMENT_UNLIKELY: 'O quadro {box} diz {printedAmount}, mais que o quadro {of}, que diz {ofAmount}.',
    STATEMENT_UNSURE:
      'No quadro {box} o informe diz {printedAmount} e os recibos somam {computedAmount}. Há {unknownAmount} em verbas de natureza desconhecida.',
    STATEMENT_NOT_COMPARED: 'O informe não foi comparado: só há recibos de {months} dos 12 meses do ano.',
    COLUMNS_GUESSED: 'As colunas foram deduzidas pelo conteúdo: {columns}. Confira antes de publicar.',
    PAGE_SCANNED: 'A página é uma imagem, sem texto que se possa ler.',
    PAGE_UNREADABLE: 'O texto da página está codificado de um jeito que não permite leitura.',
    PAGE_TEXT_UNKNOWN: 'A página tem texto, mas não é de um tipo de documento conhecido.',
    PAGE_TOO_SLOW: 'A leitura da página passou de {seconds} segundos e foi interrompida.',
    PAGE_FAILED: 'A página não pôde ser lida.',
  },
  'en-US': {
    EARNINGS_SUM_DIFFERS: 'The earnings read add up to {summedAmount}, but the printed total is {printedAmount}.',
    DEDUCTIONS_SUM_DIFFERS: 'The deductions read add up to {summedAmount}, but the printed total is {printedAmount}.',
    NET_DIFFERS: 'Earnings minus deductions is {computedAmount}, but the printed net is {printedAmount}.',
    TOTALS_NOT_FOUND: 'The totals and the net needed to check the amounts were not found.',
    TABLE_NOT_FOUND: 'The table of earnings and deductions was not found.',
    SIDES_GUESSED: 'Nothing in the document tells earnings from deductions; they were guessed from the descriptions.',
    LINE_WITHOUT_DESCRIPTION: 'There are {count} amount(s) without a description.',
    COMPETENCE_NOT_FOUND: 'The month the document is about was not found.',
    COMPETENCE_AMBIGUOUS: 'The document may be about {first} or {second}.',
    COMPETENCE_UNLIKE_FILE: 'This document is about {printed}; the others in the file are about {others}.',
    IDENTITY_NOT_FOUND: 'No CPF, registration or PIS of the worker was found.',
    SEVERAL_CPFS: 'There are {count} different CPFs in this part of the page.',
    WORKER_NOT_FOUND: 'No registered worker matches this document.',
    WORKER_AMBIGUOUS: '{count} registered contracts may be the one of this document.',
    IDENTITY_CONFLICT: 'The document says {printed}, but the records say {registered}.',
    NAME_DIFFERS: 'The name in the document is {printed}; in the records it is {registered}.',
    WORKER_INACTIVE: '{name} is no longer employed.',
    COMPANY_NOT_FOUND: 'The company with CNPJ {cnpj} is not registered.',
    COMPANY_MISSING: 'The CNPJ of the company was not found.',
    COPY_DIFFERS: 'The two copies of this document are not the same.',
    SAME_WORKER_TWICE: 'This worker has {count} documents of the same kind and month in this file.',
    RECEIPT_EXISTS: 'The worker already has a payslip of this kind for {competence}.',
    CONTINUATION_INCOMPLETE: 'A sheet is missing: this is number {number} of {of}.',
    LINES_LEARNED: 'Read as HR corrected another document of this layout: {lines}.',
    TOTALS_LEARNED: 'The totals were read as HR corrected another document of this layout.',
    FGTS_DIFFERS: 'The printed FGTS is {printedAmount}; from its base it would be {computedAmount}.',
    INSS_DIFFERS: 'The printed INSS is {printedAmount}; from the table of the month it would be {computedAmount}.',
    IRRF_DIFFERS: 'The printed IRRF is {printedAmount}; from the table of the month it would be {computedAmount}.',
    NETS_DIFFER_FROM_SUMMARY:
      'The summary of the file says {printedAmount} net, but the documents add up to {summedAmount}.',
    HOURS_SUM_DIFFERS: 'The days add up to {summed} worked, but the printed total is {printed}.',
    DAYS_NOT_FOUND: 'The days of the time sheet were not found.',
    FIELDS_NOT_FOUND: 'The fields of this document were not found.',
    PIX_KEY_DOUBTFUL: 'The Pix key is not clear: its kind is not said, or it is none of that kind. It was not read.',
    RECORD_DATES_UNLIKELY: 'The admission ({admission}) does not fit the birth ({birth}).',
    RUBRIC_REMEMBERED: 'Read with the rubric table (S-1010) of an earlier file: {codes}.',
    READ_BY_MODEL: 'Read with the recognition model {model}.',
    ROWS_WITHOUT_WORKER: '{count} row(s) of the sheet were not read: the CPF is not valid.',
    RUBRIC_UNKNOWN: 'The rubric table (S-1010) that says what these are is missing: {codes}.',
    CREDIT_DAY_DOUBTFUL: 'The day of the credit is not clear: {days}. None was kept.',
    CREDIT_DAY_IMPOSSIBLE: 'The day {day} is far from the month. Choose one from {first} to {last}.',
    STATEMENT_DIFFERS:
      'In box {box} the statement says {printedAmount}, but the payslips of the year add up to {computedAmount}.',
    STATEMENT_UNLIKELY: 'Box {box} says {printedAmount}, more than box {of}, which says {ofAmount}.',
    STATEMENT_UNSURE:
      'In box {box} the statement says {printedAmount} and the payslips add up to {computedAmount}. {unknownAmount} are in items of unknown nature.',
    STATEMENT_NOT_COMPARED: 'The statement was not compared: there are payslips of {months} of the 12 months only.',
    COLUMNS_GUESSED: 'The columns were guessed from their content: {columns}. Check them before publishing.',
    PAGE_SCANNED: 'The page is a picture without readable text.',
    PAGE_UNREADABLE: 'The text of the page is encoded in a way that cannot be read.',
    PAGE_TEXT_UNKNOWN: 'The page has text, but it is of no known document type.',
    PAGE_TOO_SLOW: 'Reading the page took more than {seconds} seconds and was stopped.',
    PAGE_FAILED: 'The page could not be read.',
  },
  'es-ES': {
    EARNINGS_SUM_DIFFERS: 'Los haberes leídos suman {summedAmount}, pero el total impreso es {printedAmount}.',
    DEDUCTIONS_SUM_DIFFERS: 'Los descuentos leídos suman {summedAmount}, pero el total impreso es {printedAmount}.',
    NET_DIFFERS: 'Haberes menos descuentos da {computedAmount}, pero el líquido impreso es {printedAmount}.',
    TOTALS_NOT_FOUND: 'No encontramos los totales y el líquido para comprobar los importes.',
    TABLE_NOT_FOUND: 'No encontramos la tabla de haberes y descuentos.',
    SIDES_GUESSED: 'Nada en el documento separa haberes de descuentos; se dedujeron de las descripciones.',
    LINE_WITHOUT_DESCRIPTION: 'Hay {count} importe(s) sin descripción.',
    COMPETENCE_NOT_FOUND: 'No encontramos el mes del documento.',
    COMPETENCE_AMBIGUOUS: 'El documento puede ser de {first} o de {second}.',
    COMPETENCE_UNLIKE_FILE: 'Este documento es de {printed}; los demás del archivo son de {others}.',
    IDENTITY_NOT_FOUND: 'No encontramos CPF, matrícula ni PIS del trabajador.',
    SEVERAL_CPFS: 'Hay {count} CPF distintos en esta parte de la página.',
    WORKER_NOT_FOUND: 'Ningún trabajador registrado corresponde a este documento.',
    WORKER_AMBIGUOUS: '{count} contratos registrados pueden ser el de este documento.',
    IDENTITY_CONFLICT: 'El documento dice {printed}, pero el registro dice {registered}.',
    NAME_DIFFERS: 'El nombre en el documento es {printed}; en el registro es {registered}.',
    WORKER_INACTIVE: '{name} ya no trabaja en la empresa.',
    COMPANY_NOT_FOUND: 'La empresa con CNPJ {cnpj} no está registrada.',
    COMPANY_MISSING: 'No encontramos el CNPJ de la empresa.',
    COPY_DIFFERS: 'Las dos copias de este documento no son iguales.',
    SAME_WORKER_TWICE: 'Este trabajador tiene {count} documentos del mismo tipo y mes en este archivo.',
    RECEIPT_EXISTS: 'El trabajador ya tiene un recibo de este tipo en {competence}.',
    CONTINUATION_INCOMPLETE: 'Falta una hoja: esta es la {number} de {of}.',
    LINES_LEARNED: 'Leído como RR. HH. corrigió en otro documento de este modelo: {lines}.',
    TOTALS_LEARNED: 'Los totales se leyeron como RR. HH. corrigió en otro documento de este modelo.',
    FGTS_DIFFERS: 'El FGTS impreso es {printedAmount}; por su base sería {computedAmount}.',
    INSS_DIFFERS: 'El INSS impreso es {printedAmount}; por la tabla del mes sería {computedAmount}.',
    IRRF_DIFFERS: 'El IRRF impreso es {printedAmount}; por la tabla del mes sería {computedAmount}.',
    NETS_DIFFER_FROM_SUMMARY:
      'El resumen del archivo dice {printedAmount} líquido, pero los documentos suman {summedAmount}.',
    HOURS_SUM_DIFFERS: 'Los días suman {summed} trabajadas, pero el total impreso es {printed}.',
    DAYS_NOT_FOUND: 'No encontramos los días del registro de jornada.',
    FIELDS_NOT_FOUND: 'No encontramos los campos de este documento.',
    PIX_KEY_DOUBTFUL: 'La clave Pix no está clara: no se dice el tipo, o no es de ese tipo. No se leyó.',
    RECORD_DATES_UNLIKELY: 'El ingreso ({admission}) no encaja con el nacimiento ({birth}).',
    RUBRIC_REMEMBERED: 'Leído con la tabla de rubros (S-1010) de un archivo anterior: {codes}.',
    READ_BY_MODEL: 'Leído con el modelo de reconocimiento {model}.',
    ROWS_WITHOUT_WORKER: '{count} fila(s) de la hoja no se leyeron: el CPF no es válido.',
    RUBRIC_UNKNOWN: 'Falta la tabla de rubros (S-1010) que dice qué son: {codes}.',
    CREDIT_DAY_DOUBTFUL: 'El día del abono no está claro: {days}. Quedó sin día.',
    CREDIT_DAY_IMPOSSIBLE: 'El día {day} está lejos del mes. Elige entre {first} y {last}.',
    STATEMENT_DIFFERS:
      'En la casilla {box} el certificado dice {printedAmount}, pero los recibos del año suman {computedAmount}.',
    STATEMENT_UNLIKELY: 'La casilla {box} dice {printedAmount}, más que la casilla {of}, que dice {ofAmount}.',
    STATEMENT_UNSURE:
      'En la casilla {box} el certificado dice {printedAmount} y los recibos suman {computedAmount}. Hay {unknownAmount} en conceptos de naturaleza desconocida.',
    STATEMENT_NOT_COMPARED: 'El certificado no se comparó: solo hay recibos de {months} de los 12 meses del año.',
    COLUMNS_GUESSED: 'Las columnas se dedujeron por su contenido: {columns}. Compruébelas antes de publicar.',
    PAGE_SCANNED: 'La página es una imagen sin texto legible.',
    PAGE_UNREADABLE: 'El texto de la página está codificado de un modo que no permite leerlo.',
    PAGE_TEXT_UNKNOWN: 'La página tiene texto, pero no es de un tipo de documento conocido.',
    PAGE_TOO_SLOW: 'La lectura de la página pasó de {seconds} segundos y se interrumpió.',
    PAGE_FAILED: 'No se pudo leer la página.',
  },
};
