/** The banks most wages go to, by their number at the Central Bank (COMPE). */
export const mainBanks: Readonly<Record<number, string | undefined>> = {
  1: 'Banco do Brasil',
  33: 'Santander',
  77: 'Inter',
  104: 'Caixa',
  212: 'Original',
  237: 'Bradesco',
  260: 'Nubank',
  290: 'PagBank',
  323: 'Mercado Pago',
  336: 'C6',
  341: 'Itaú',
  380: 'PicPay',
  422: 'Safra',
  748: 'Sicredi',
  756: 'Sicoob',
};

/** The name of a bank that is printed as its code alone (`341`, `0341`, `001-9`); anything else stays as printed. */
export function bankName(printed: string): string {
  const code = /^\s*0*(\d{1,3})(?:-[\dxX])?\s*$/.exec(printed)?.[1];
  return (code && mainBanks[Number(code)]) || printed;
}
