import { banks } from '@cracha/contract/kernel/banks.ts';
import { fold } from './fold.ts';

/** What banks are called beside the name that our list has. */
const alsoCalled: Readonly<Record<string, string>> = {
  bb: '001',
  'do nordeste do brasil': '004',
  'caixa economica federal': '104',
  cef: '104',
  btg: '208',
  nu: '260',
  'nu pagamentos': '260',
  pagseguro: '290',
  'c6 bank': '336',
  'itau unibanco': '341',
};

const numbers = new Map([
  ...banks.map(([number, name]) => [plain(name), number] as const),
  ...Object.entries(alsoCalled),
]);

/** The number of a bank that is written by its name (`Banco Itaú S.A.`, `ITAU UNIBANCO`); undefined: none that is known, nothing is guessed. */
export function bankOfName(text: string): string | undefined {
  return numbers.get(plain(text));
}

/** Without what every bank is called, and how it is incorporated. */
function plain(name: string): string {
  return fold(name)
    .replace(/\bs\.?\s*\/?\s*a\.?\s*$|\(brasil\)/g, ' ')
    .replace(/\b(?:banco|bco)\b/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
