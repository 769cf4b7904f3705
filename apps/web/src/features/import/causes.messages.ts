import type { FindingCode } from '@cracha/contract/features/import/import.findings.ts';
import { defineTexts } from '#kernel/texts.ts';

/** After a count: `21 sem trabalhador encontrado`. */
export type CauseTexts = Record<FindingCode, string>;

const portuguese: CauseTexts = {
  EARNINGS_SUM_DIFFERS: 'a soma dos vencimentos não bate com o total',
  DEDUCTIONS_SUM_DIFFERS: 'a soma dos descontos não bate com o total',
  NET_DIFFERS: 'o líquido não bate com vencimentos menos descontos',
  TOTALS_NOT_FOUND: 'sem totais para conferir',
  TABLE_NOT_FOUND: 'sem tabela de valores',
  LINE_WITHOUT_DESCRIPTION: 'com valor sem descrição',
  COMPETENCE_NOT_FOUND: 'sem mês de competência',
  COMPETENCE_AMBIGUOUS: 'com dois meses possíveis',
  COMPETENCE_UNLIKE_FILE: 'de outro mês que o resto do arquivo',
  IDENTITY_NOT_FOUND: 'sem CPF, matrícula nem PIS',
  SEVERAL_CPFS: 'com mais de um CPF',
  WORKER_NOT_FOUND: 'sem trabalhador encontrado',
  WORKER_AMBIGUOUS: 'com dois trabalhadores possíveis',
  IDENTITY_CONFLICT: 'com dados diferentes do cadastro',
  NAME_DIFFERS: 'com nome diferente do cadastro',
  WORKER_INACTIVE: 'de pessoa desligada',
  COMPANY_NOT_FOUND: 'de empresa sem cadastro',
  COMPANY_MISSING: 'sem CNPJ da empresa',
  COPY_DIFFERS: 'com duas vias diferentes',
  SAME_WORKER_TWICE: 'repetidos no arquivo',
  RECEIPT_EXISTS: 'o trabalhador já tem recibo deste mês',
  CONTINUATION_INCOMPLETE: 'com folha faltando',
  LINES_LEARNED: 'com linha lida como o RH corrigiu',
  TOTALS_LEARNED: 'com totais lidos como o RH corrigiu',
  FGTS_DIFFERS: 'com FGTS diferente da base',
  INSS_DIFFERS: 'com INSS diferente da tabela',
  IRRF_DIFFERS: 'com imposto de renda diferente da tabela',
  NETS_DIFFER_FROM_SUMMARY: 'a soma não bate com o resumo do arquivo',
  HOURS_SUM_DIFFERS: 'com horas que não somam',
  DAYS_NOT_FOUND: 'sem os dias do espelho',
  FIELDS_NOT_FOUND: 'sem os campos esperados',
  PIX_KEY_DOUBTFUL: 'com chave Pix que não está clara',
  RECORD_DATES_UNLIKELY: 'com datas que não combinam',
  RUBRIC_UNKNOWN: 'com rubrica sem tabela',
  RUBRIC_REMEMBERED: 'com rubricas de um arquivo anterior',
  READ_BY_MODEL: 'lidos com um modelo de reconhecimento',
  ROWS_WITHOUT_WORKER: 'com linhas sem CPF válido',
  CREDIT_DAY_DOUBTFUL: 'com dia do crédito em dúvida',
  CREDIT_DAY_IMPOSSIBLE: 'com dia do crédito longe do mês',
  STATEMENT_DIFFERS: 'diferente dos recibos',
  STATEMENT_UNLIKELY: 'com quadros que não combinam',
  STATEMENT_UNSURE: 'com verbas desconhecidas',
  STATEMENT_NOT_COMPARED: 'sem o ano completo',
  COLUMNS_GUESSED: 'com colunas deduzidas',
  SIDES_GUESSED: 'com vencimentos e descontos deduzidos',
  PAGE_SCANNED: 'em imagem, sem texto',
  PAGE_UNREADABLE: 'com texto que não dá para ler',
  PAGE_TEXT_UNKNOWN: 'de tipo desconhecido',
  PAGE_TOO_SLOW: 'com leitura interrompida',
  PAGE_FAILED: 'que não deu para ler',
};

/** Why documents wait, by the reader's finding codes. */
export const causeTexts = defineTexts<CauseTexts>(portuguese, {
  'en-US': () => import('./causes.en-US.messages.ts'),
  'es-ES': () => import('./causes.es-ES.messages.ts'),
});
