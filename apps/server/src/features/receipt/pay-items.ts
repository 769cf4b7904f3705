import * as z from 'zod/mini';

const text = z.nullable(z.string());
const amount = z.nullable(z.int());
const items = z.array(
  z.object({
    code: text,
    description: z.string(),
    reference: text,
    percentage: text,
    earnings: amount,
    deductions: amount,
  }),
);
export type PayItem = z.output<typeof items>[number];

const base = z.optional(z.int());
const bases = z.object({
  salary: base,
  inss: base,
  inssValue: base,
  fgts: base,
  fgtsValue: base,
  irrf: base,
  irrfValue: base,
});

const words = z.optional(z.string());
const details = z.object({
  paymentMethod: words,
  bank: words,
  agency: words,
  account: words,
  dependantsIr: base,
  dependantsFamily: base,
  message: words,
  information: words,
});

/** The lines of a receipt as they are stored, in printed order; amounts in integer centavos. */
export function readItems(stored: unknown): PayItem[] {
  return items.parse(stored);
}

/** The line that a worker points at: by its code, or by what it is called where it has none. */
export function citedItem(of: readonly PayItem[], cited: string): PayItem | undefined {
  return of.find(({ code, description }) => (code ?? description) === cited);
}

export function readBases(stored: unknown): z.output<typeof bases> {
  return bases.parse(stored);
}

export function readDetails(stored: unknown): z.output<typeof details> {
  return details.parse(stored);
}

/** A printed percentage (`7,5%`, `7.5`) as a number; null where it is none. */
export function percentageOf(printed: string | null): number | null {
  const plain = printed?.replace('%', '').trim() ?? '';
  const value = Number(plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain);
  return plain === '' || Number.isNaN(value) ? null : value;
}
