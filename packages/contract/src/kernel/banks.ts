import { mainBanks } from './main-banks.ts';

/** Others, which a worker's first page of receipts does without. */
const others: Readonly<Record<number, string>> = {
  3: 'Banco da Amazônia',
  4: 'Banco do Nordeste',
  21: 'Banestes',
  36: 'Bradesco BBI',
  37: 'Banpará',
  41: 'Banrisul',
  47: 'Banese',
  70: 'BRB',
  74: 'J. Safra',
  79: 'PicPay Bank',
  82: 'Topázio',
  85: 'Ailos',
  97: 'Credisis',
  102: 'XP CCTVM',
  121: 'Agibank',
  133: 'Cresol',
  136: 'Unicred',
  184: 'Itaú BBA',
  197: 'Stone IP',
  208: 'BTG Pactual',
  218: 'BS2',
  224: 'Fibra',
  246: 'ABC Brasil',
  318: 'BMG',
  348: 'Banco XP',
  364: 'Efí',
  389: 'Mercantil do Brasil',
  403: 'Cora',
  461: 'Asaas',
  505: 'UBS Brasil',
  536: 'Neon',
  542: 'InfinitePay',
  623: 'Pan',
  633: 'Rendimento',
  637: 'Sofisa',
  655: 'Votorantim',
  707: 'Daycoval',
  745: 'Citibank',
  746: 'Modal',
};

/** The banks that wages go to, by their number at the Central Bank (COMPE, three digits), with the names people know them by. */
export const banks: readonly (readonly [number: string, name: string])[] = Object.entries({
  ...mainBanks,
  ...others,
}).flatMap(([number, name]) => (name ? [[number.padStart(3, '0'), name] as const] : []));

const names = new Map(banks);

/** Undefined: a number that is not in the list, which may be a bank all the same. */
export function bankNamed(number: string): string | undefined {
  return names.get(number);
}

/** The number of a bank that is typed as it (`1`, `001`) or by its name; undefined: neither. */
export function bankNumberOf(typed: string): string | undefined {
  const text = typed.trim();
  if (/^\d{1,3}$/.test(text)) return text.padStart(3, '0');
  return banks.find(([, name]) => folded(name) === folded(text))?.[0];
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
