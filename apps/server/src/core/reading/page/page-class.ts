import type { DocumentType } from '../reading-types.ts';
import { findLabels } from './labels-found.ts';
import { foldedText, type Row, rowText, type Sheet } from './sheet.ts';
import { findHeaders } from './table-header.ts';

/** What a page is, from its text; 4 when nothing fits. Types 5, 8 and 9 are chosen by people, never guessed. */
export type PageClass = Extract<DocumentType, 1 | 2 | 3 | 4 | 6 | 7>;

const TITLES: readonly (readonly [PageClass, RegExp, number])[] = [
  [
    7,
    /espelho (?:d[eo] )?ponto|cartao (?:de )?ponto|folha (?:individual )?de ponto|registro d[eo] (?:ponto|frequencia)|controle de (?:ponto|frequencia|jornada)|espelho de (?:frequencia|marcacoes)|folha de frequencia|apuracao d[eo] ponto|marcacoes de ponto|relatorio de ponto/,
    6,
  ],
  [3, /comprovante (?:anual )?de rendimentos|informe (?:anual )?de rendimentos|rendimentos pagos e de/, 7],
  [
    6,
    /ficha de registro|registro de empregad|ficha (?:cadastral|do empregado|do funcionario|do colaborador|do trabalhador|de empregado|individual|funcional)|livro de registro|cadastro d[eo] (?:empregado|funcionario|colaborador|trabalhador)|dados cadastrais/,
    6,
  ],
  [
    2,
    /(?:recibo|relacao|demonstrativo|entrega|extrato|comprovante|listagem|mapa|relatorio|credito|pedido|distribuicao)[^\n]{0,40}(?:beneficio|\bvale\b|vales\b|\bv[atr]\b|cesta basica|auxilio)|beneficios?\s[^\n]{0,30}vale|vale[- ](?:transporte|alimentacao|refeicao)[^\n]{0,40}(?:recibo|entrega|relacao)/,
    5,
  ],
  [
    1,
    /recibos? de (?:pagamento|salario|ferias|retirada|adiantamento|13|pro[- ]?labore|vencimentos|rescisao)|demonstrativo (?:de|do) (?:pagamento|salario|pagto|vencimentos)|contra-?\s?cheque|holl?erith?e?|envelope de pagamento|folha (?:de pagamento|mensal)|termo de rescisao|demonstrativo mensal|comprovante de pagamento|recibo de pagto|ficha financeira|aviso de credito/,
    3,
  ],
];
/** One of these is in each title: a search for a word is quicker than one for a phrase, and most pages have none. */
const WORDS: { readonly [type in PageClass]?: readonly string[] } = {
  1: [''],
  2: ['benefic', 'vale', 'cesta', 'auxilio', 'vt', 'va', 'vr'],
  3: ['rendimentos'],
  6: ['ficha', 'registro', 'cadast'],
  7: ['ponto', 'frequencia', 'jornada', 'marcacoes'],
};
const SUMMARY =
  /resumo (?:geral |mensal )?(?:d[ae] )?(?:folha|calculo|empresa)|resumo geral|relacao da folha|relacao (?:bancaria|de liquidos)|totalizacao da folha|resumo por|folha analitica|resumo contabil|encargos da folha/;
/** Sections that only the income statement has (IN RFB 2.060/2021, Anexo I): its second page may have no title. */
const STATEMENT_SECTION =
  /rendimentos (?:sujeitos a tributacao exclusiva|isentos e nao tributaveis|recebidos acumuladamente)|responsavel pelas informacoes/;
/** What else only it says. */
const STATEMENT = /ano[- ]?(?:calendario|base)|rendimentos tributaveis|natureza do rendimento/;
const RECORD_ROLES: ReadonlySet<string> = new Set([
  'mother',
  'father',
  'rg',
  'ctps',
  'birthDate',
  'maritalStatus',
  'zip',
]);
const MANY_TIMES = 20;
/** A table of earnings and deductions with a net. */
const PAY = 4;
const COMMON_WORDS = /\b(?:de|da|do|nome|total|valor|data|cpf|cnpj|pagamento|codigo|empresa|mes|salario|dia)\b/;
const TIME = /(?<![\d:.])[0-2]?\d[:.h][0-5]\d(?![\d:.])/g;
const TITLE_ROWS = 8;

/** Scores the known phrases; a table of pay items with totals by role is as good as a title. */
export function classify(sheet: Sheet): PageClass {
  const text = sheet.rows.map(row => foldedText(row)).join('\n');
  const head = sheet.rows
    .slice(0, TITLE_ROWS)
    .map(row => foldedText(row))
    .join('\n');
  if (SUMMARY.test(head)) return 4;
  const scores: Record<PageClass, number> = { 1: 0, 2: 0, 3: 0, 4: 2.5, 6: 0, 7: 0 };
  for (const [type, phrases, weight] of TITLES) {
    if (!WORDS[type]?.some(word => text.includes(word)) || !phrases.test(text)) continue;
    scores[type] += phrases.test(head) ? weight : weight / 3;
  }
  const times = text.match(TIME)?.length ?? 0;
  if (times >= MANY_TIMES) scores[7] += 4;
  if (/ano[- ]calendario/.test(text) || hasSection(text)) scores[3] += 3;
  const evidence = payslipEvidence(sheet);
  scores[1] += evidence;
  if (evidence >= PAY && scores[3] + scores[6] + scores[7] > 0) denyTitles(scores, text, times, sheet);
  const best = ([1, 2, 3, 4, 6, 7] as const).reduce((a, b) => (scores[b] > scores[a] ? b : a));
  return best;
}

/** Two searches for a word say for most pages that none is there. */
function hasSection(text: string): boolean {
  return (text.includes('rendimentos ') || text.includes('responsavel ')) && STATEMENT_SECTION.test(text);
}

/**
 * Items of pay with a net say more than a title: "Comprovante de rendimentos" is also what a public servant's payslip is called, and a
 * notice above the items may speak of time sheets. A title whose own content isn't there counts as a mention.
 */
function denyTitles(scores: Record<PageClass, number>, text: string, times: number, sheet: Sheet): void {
  const roles = findLabels(sheet).flatMap(row => row.map(({ role }) => role));
  if (!STATEMENT.test(text) && !hasSection(text)) scores[3] /= 3;
  if (roles.filter(role => RECORD_ROLES.has(role)).length < 3) scores[6] /= 3;
  if (times < MANY_TIMES) scores[7] /= 3;
}

/** All titles in one: most rows are none, and are told so by one search instead of five. */
const ANY_TITLE = new RegExp(TITLES.map(([, phrases]) => phrases.source).join('|'));

/** A row that is a document's title. */
export function isTitle(row: Row): boolean {
  return row.words.length <= 16 && ANY_TITLE.test(foldedText(row));
}

/** A summary page of the payroll: no worker's document, but its net total can be compared with the documents'. */
export function isSummary(sheet: Sheet): boolean {
  return SUMMARY.test(
    sheet.rows
      .slice(0, TITLE_ROWS)
      .map(row => foldedText(row))
      .join('\n'),
  );
}

/** A file may carry text that is none: control and private characters, or not one common word. */
export function isUnreadable(sheet: Sheet, characters: number, unreadable: number): boolean {
  if (characters > 0 && unreadable / characters > 0.2) return true;
  const words = sheet.rows.reduce((sum, row) => sum + row.words.length, 0);
  return (
    words > 20 &&
    !sheet.rows.some(row => COMMON_WORDS.test(foldedText(row))) &&
    !/\d{2},\d{2}/.test(sheet.rows.map(rowText).join(' '))
  );
}

function payslipEvidence(sheet: Sheet): number {
  const roles = new Set(findLabels(sheet).flatMap(row => row.map(label => label.role)));
  const columns = new Set(findHeaders(sheet).flatMap(header => header.columns.map(column => column.role)));
  let score = 0;
  if (roles.has('net')) score += 2;
  if (roles.has('totalEarnings') && roles.has('totalDeductions')) score += 2;
  if (columns.has('earnings') && columns.has('deductions')) score += 2;
  if (roles.has('inss') || roles.has('irrf') || roles.has('fgts')) score += 1;
  return score;
}
