import type { FindingCode } from '@cracha/contract/features/import/import.findings.ts';
import { defineTexts } from '#kernel/base/texts.ts';

/** After a count: `21 sem trabalhador encontrado`. */
type CauseTexts = Record<FindingCode, string>;

/** Why documents wait, by the reader's finding codes. */
export const causeTexts = defineTexts<CauseTexts>({
  EARNINGS_SUM_DIFFERS: [
    'a soma dos vencimentos não bate com o total',
    'earnings do not add up to the total',
    'la suma de haberes no cuadra con el total',
  ],
  DEDUCTIONS_SUM_DIFFERS: [
    'a soma dos descontos não bate com o total',
    'deductions do not add up to the total',
    'la suma de descuentos no cuadra con el total',
  ],
  NET_DIFFERS: [
    'o líquido não bate com vencimentos menos descontos',
    'net is not earnings minus deductions',
    'el neto no es haberes menos descuentos',
  ],
  TOTALS_NOT_FOUND: ['sem totais para conferir', 'without totals to check', 'sin totales para comprobar'],
  TABLE_NOT_FOUND: ['sem tabela de valores', 'without a table of amounts', 'sin tabla de importes'],
  LINE_WITHOUT_DESCRIPTION: [
    'com valor sem descrição',
    'with an amount without description',
    'con importe sin descripción',
  ],
  COMPETENCE_NOT_FOUND: ['sem mês de competência', 'without the month', 'sin el mes'],
  COMPETENCE_AMBIGUOUS: ['com dois meses possíveis', 'with two possible months', 'con dos meses posibles'],
  COMPETENCE_UNLIKE_FILE: [
    'de outro mês que o resto do arquivo',
    'of another month than the rest of the file',
    'de otro mes que el resto del archivo',
  ],
  IDENTITY_NOT_FOUND: ['sem CPF, matrícula nem PIS', 'without CPF, registration or PIS', 'sin CPF, matrícula ni PIS'],
  SEVERAL_CPFS: ['com mais de um CPF', 'with more than one CPF', 'con más de un CPF'],
  WORKER_NOT_FOUND: ['sem trabalhador encontrado', 'without a worker found', 'sin persona encontrada'],
  WORKER_AMBIGUOUS: ['com dois trabalhadores possíveis', 'with two possible workers', 'con dos personas posibles'],
  IDENTITY_CONFLICT: [
    'com dados diferentes do cadastro',
    'with data unlike the records',
    'con datos distintos del registro',
  ],
  NAME_DIFFERS: [
    'com nome diferente do cadastro',
    'with a name unlike the records',
    'con nombre distinto del registro',
  ],
  WORKER_INACTIVE: ['de pessoa desligada', 'of somebody who has left', 'de alguien que ya no trabaja'],
  COMPANY_NOT_FOUND: ['de empresa sem cadastro', 'of an unregistered company', 'de empresa sin registro'],
  COMPANY_MISSING: ['sem CNPJ da empresa', 'without the company’s CNPJ', 'sin CNPJ de la empresa'],
  COPY_DIFFERS: ['com duas vias diferentes', 'with two different copies', 'con dos copias distintas'],
  SAME_WORKER_TWICE: ['repetidos no arquivo', 'repeated in the file', 'repetidos en el archivo'],
  RECEIPT_EXISTS: [
    'o trabalhador já tem recibo deste mês',
    'worker already has a payslip of this month',
    'la persona ya tiene recibo de este mes',
  ],
  CONTINUATION_INCOMPLETE: ['com folha faltando', 'with a sheet missing', 'con una hoja que falta'],
  LINES_LEARNED: [
    'com linha lida como o RH corrigiu',
    'with a line read as HR corrected it',
    'con una línea leída como RR. HH. la corrigió',
  ],
  TOTALS_LEARNED: [
    'com totais lidos como o RH corrigiu',
    'with totals read as HR corrected them',
    'con totales leídos como RR. HH. los corrigió',
  ],
  FGTS_DIFFERS: ['com FGTS diferente da base', 'with FGTS unlike its base', 'con FGTS distinto de su base'],
  INSS_DIFFERS: ['com INSS diferente da tabela', 'with INSS unlike the table', 'con INSS distinto de la tabla'],
  IRRF_DIFFERS: [
    'com imposto de renda diferente da tabela',
    'with income tax unlike the table',
    'con impuesto distinto de la tabla',
  ],
  NETS_DIFFER_FROM_SUMMARY: [
    'a soma não bate com o resumo do arquivo',
    'do not add up to the file’s summary',
    'no cuadran con el resumen del archivo',
  ],
  HOURS_SUM_DIFFERS: ['com horas que não somam', 'with hours that do not add up', 'con horas que no suman'],
  DAYS_NOT_FOUND: ['sem os dias do espelho', 'without the days of the time sheet', 'sin los días del fichaje'],
  FIELDS_NOT_FOUND: ['sem os campos esperados', 'without the expected fields', 'sin los campos esperados'],
  ACCOUNT_DOUBTFUL: [
    'com conta bancária incompleta',
    'with an incomplete bank account',
    'con cuenta bancaria incompleta',
  ],
  PIX_KEY_DOUBTFUL: ['com chave Pix que não está clara', 'with an unclear Pix key', 'con clave Pix que no está clara'],
  RECORD_DATES_UNLIKELY: ['com datas que não combinam', 'with dates that do not fit', 'con fechas que no encajan'],
  RUBRIC_UNKNOWN: ['com rubrica sem tabela', 'with a rubric no table tells', 'con rubro sin tabla'],
  RUBRIC_REMEMBERED: [
    'com rubricas de um arquivo anterior',
    'with rubrics of an earlier file',
    'con rubros de un archivo anterior',
  ],
  READ_BY_MODEL: [
    'lidos com um modelo de reconhecimento',
    'read with a recognition model',
    'leídos con un modelo de reconocimiento',
  ],
  ROWS_WITHOUT_WORKER: ['com linhas sem CPF válido', 'with rows without a valid CPF', 'con filas sin CPF válido'],
  CREDIT_DAY_DOUBTFUL: ['com dia do crédito em dúvida', 'with an unclear day of credit', 'con día de abono dudoso'],
  CREDIT_DAY_IMPOSSIBLE: [
    'com dia do crédito longe do mês',
    'with a day of credit far from the month',
    'con día de abono lejos del mes',
  ],
  BOX_NOT_READ: ['com quadro que não é um valor', 'with a box that is no amount', 'con un cuadro que no es un importe'],
  BOX_TWICE: ['com quadro repetido', 'with a repeated box', 'con un cuadro repetido'],
  BOX_UNKNOWN: ['com quadro desconhecido', 'with an unknown box', 'con un cuadro desconocido'],
  ROW_OF_NOBODY: ['com linha sem CPF válido', 'with a row without a valid CPF', 'con una fila sin CPF válido'],
  YEAR_NOT_READ: ['com ano que não dá para ler', "with a year that can't be read", 'con un año que no se puede leer'],
  STATEMENT_DIFFERS: ['diferente dos recibos', 'unlike the payslips', 'distinto de los recibos'],
  STATEMENT_UNLIKELY: ['com quadros que não combinam', 'with boxes that disagree', 'con casillas que no concuerdan'],
  STATEMENT_UNSURE: ['com verbas desconhecidas', 'with unknown items', 'con conceptos desconocidos'],
  STATEMENT_NOT_COMPARED: ['sem o ano completo', 'without the whole year', 'sin el año completo'],
  COLUMNS_GUESSED: ['com colunas deduzidas', 'with guessed columns', 'con columnas deducidas'],
  SIDES_GUESSED: [
    'com vencimentos e descontos deduzidos',
    'with guessed earnings and deductions',
    'con haberes y descuentos deducidos',
  ],
  PAGE_SCANNED: ['em imagem, sem texto', 'as a picture, without text', 'en imagen, sin texto'],
  PAGE_UNREADABLE: ['com texto que não dá para ler', 'with text that cannot be read', 'con texto que no se puede leer'],
  PAGE_TEXT_UNKNOWN: ['de tipo desconhecido', 'of an unknown type', 'de tipo desconocido'],
  PAGE_TOO_SLOW: ['com leitura interrompida', 'with reading stopped', 'con lectura interrumpida'],
  PAGE_FAILED: ['que não deu para ler', 'that could not be read', 'que no se pudo leer'],
});
