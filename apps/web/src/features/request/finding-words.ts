import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { findingTexts } from './findings.messages.ts';
import type { Request } from './request.api.ts';

export type Checked = NonNullable<Request['conferencia']>;
type Finding = Checked['recusas'][number];

/** A finding in a sentence; a code that nobody worded is shown as it is. */
export function useFindingWords(): (finding: Finding) => string {
  const t = useTexts(findingTexts);
  const { date, dayShort } = useFormats();
  const day = (value: unknown) => {
    if (typeof value !== 'string') return '';
    // a day of any year
    if (/^\d\d-\d\d$/.test(value)) return dayShort(`2024-${value}`);
    return /^\d{4}-\d\d-\d\d$/.test(value) ? date(value) : '';
  };
  return ({ codigo, valores }) => {
    const found = Object.entries(t).find(([code]) => code === codigo)?.[1];
    if (found === undefined) return codigo;
    if (typeof found === 'string') return found;
    return found(
      day(valores.dia ?? valores.de),
      day(valores.ate),
      Number(valores.saldo ?? valores.dias ?? valores.maximo ?? 0),
    );
  };
}
