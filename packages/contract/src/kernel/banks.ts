/** The banks that wages go to, by their number at the Central Bank (COMPE, three digits), with the names people know them by. */
export const banks: readonly (readonly [number: string, name: string])[] = [
  ['001', 'Banco do Brasil'],
  ['003', 'Banco da Amazônia'],
  ['004', 'Banco do Nordeste'],
  ['021', 'Banestes'],
  ['033', 'Santander'],
  ['036', 'Bradesco BBI'],
  ['037', 'Banpará'],
  ['041', 'Banrisul'],
  ['047', 'Banese'],
  ['070', 'BRB'],
  ['074', 'J. Safra'],
  ['077', 'Inter'],
  ['079', 'PicPay Bank'],
  ['082', 'Topázio'],
  ['085', 'Ailos'],
  ['097', 'Credisis'],
  ['102', 'XP CCTVM'],
  ['104', 'Caixa'],
  ['121', 'Agibank'],
  ['133', 'Cresol'],
  ['136', 'Unicred'],
  ['184', 'Itaú BBA'],
  ['197', 'Stone IP'],
  ['208', 'BTG Pactual'],
  ['212', 'Original'],
  ['218', 'BS2'],
  ['224', 'Fibra'],
  ['237', 'Bradesco'],
  ['246', 'ABC Brasil'],
  ['260', 'Nubank'],
  ['290', 'PagBank'],
  ['318', 'BMG'],
  ['323', 'Mercado Pago'],
  ['336', 'C6'],
  ['341', 'Itaú'],
  ['348', 'Banco XP'],
  ['364', 'Efí'],
  ['380', 'PicPay'],
  ['389', 'Mercantil do Brasil'],
  ['403', 'Cora'],
  ['422', 'Safra'],
  ['461', 'Asaas'],
  ['505', 'UBS Brasil'],
  ['536', 'Neon'],
  ['542', 'InfinitePay'],
  ['623', 'Pan'],
  ['633', 'Rendimento'],
  ['637', 'Sofisa'],
  ['655', 'Votorantim'],
  ['707', 'Daycoval'],
  ['745', 'Citibank'],
  ['746', 'Modal'],
  ['748', 'Sicredi'],
  ['756', 'Sicoob'],
];

const names = new Map(banks);

/** Undefined: a number that is not in the list, which may be a bank all the same. */
export function bankNamed(number: string): string | undefined {
  return names.get(number);
}

/** The name of a bank that is printed as its code alone (`341`, `0341`, `001-9`); anything else stays as printed. */
export function bankName(printed: string): string {
  const code = /^\s*0*(\d{1,3})(?:-[\dxX])?\s*$/.exec(printed)?.[1];
  return (code && names.get(code.padStart(3, '0'))) || printed;
}

/** The number of a bank that is typed as it (`1`, `001`) or by its name; undefined: neither. */
export function bankNumberOf(typed: string): string | undefined {
  const text = typed.trim();
  if (/^\d{1,3}$/.test(text)) return text.padStart(3, '0');
  return banks.find(([, name]) => folded(name) === folded(text))?.[0];
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
