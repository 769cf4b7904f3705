import type { ReceiptItem } from './new-receipt.ts';

/** The boxes of the official form (IN RFB 2.060/2021, annex I) in its own words, in its order. */
const words: Readonly<Record<string, string>> = {
  '3.1': 'Total dos rendimentos (inclusive férias)',
  '3.2': 'Contribuição previdenciária oficial',
  '3.3': 'Contribuição a previdência complementar e Fapi',
  '3.4': 'Pensão alimentícia',
  '3.5': 'Imposto sobre a renda retido na fonte',
  '4.1': 'Parcela isenta de aposentadoria, 65 anos ou mais',
  '4.2': 'Parcela isenta do 13º salário, 65 anos ou mais',
  '4.3': 'Diárias e ajudas de custo',
  '4.4': 'Aposentadoria ou pensão por moléstia grave ou acidente',
  '4.5': 'Lucros e dividendos',
  '4.6': 'Valores pagos ao titular ou sócio de ME ou EPP',
  '4.7': 'Indenizações por rescisão e por acidente de trabalho',
  '4.8': 'Juros de mora',
  '4.9': 'Outros rendimentos isentos',
  '5.1': '13º salário',
  '5.2': 'Imposto retido sobre o 13º salário',
  '5.3': 'Outros com tributação exclusiva',
};

/** The seventh box holds words, not an amount. */
export const informationBox = '7';

/** The boxes of a part of the form, in its order. */
export function statementBoxes(section: string): [box: string, words: string][] {
  return Object.entries(words).filter(([box]) => box.startsWith(`${section}.`));
}

/** A statement's boxes as they are stored: one item each, in the form's order. */
export function boxItems(fields: Readonly<Record<string, number | string>> | undefined): ReceiptItem[] {
  return Object.entries(words).flatMap(([box, description]) => {
    const centavos = fields?.[box];
    if (typeof centavos !== 'number') return [];
    return [{ code: box, description, reference: null, percentage: null, earnings: centavos, deductions: null }];
  });
}

/** What is in a box; 0 where it is empty or missing. */
export function inBox(items: readonly Pick<ReceiptItem, 'code' | 'earnings'>[], box: string): number {
  return items.find(({ code }) => code === box)?.earnings ?? 0;
}
