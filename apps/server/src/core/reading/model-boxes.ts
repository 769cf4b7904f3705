import { boxRoles, type ModelShape } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { rowsIn } from './model-places.ts';
import type { Sheet, Word } from './page/sheet.ts';
import type { PageDocument } from './reading-types.ts';
import { type DecimalStyle, parseAmount } from './words/numbers.ts';

/**
 * An income statement's boxes by the regions a model marks. What the reader placed itself must stand there too; what doesn't, a box whose
 * words are no amount, and an amount of the page that no region holds leave the statement to a person.
 */
export function fillBoxes(
  document: PageDocument,
  sheet: Sheet,
  { regions }: ModelShape,
  style: DecimalStyle,
): Record<string, readonly Word[]> {
  const used: Record<string, readonly Word[]> = {};
  const fields: Record<string, number | string> = { ...document.fields };
  const held = new Set<Word>();
  let closes = true;
  for (const { role, box } of regions) {
    if (!boxRoles.some(one => one === role)) continue;
    const words = rowsIn(sheet, box).flatMap(row => row.words);
    for (const word of words) held.add(word);
    if (words.length === 0) continue;
    const text = words.map(word => word.text).join(' ');
    const value = role === '7' ? text : parseAmount(text.replace(/^R\$\s*|\s+/g, ''), style)?.centavos;
    if (value === undefined || (fields[role] ?? value) !== value) closes = false;
    else {
      fields[role] = value;
      used[role] = words;
    }
  }
  const isLoose = (word: Word) => !held.has(word) && (parseAmount(word.text, style)?.centavos ?? 0) !== 0;
  if (sheet.rows.some(row => row.words.some(isLoose))) closes = false;
  document.findings = document.findings.filter(({ code }) => code !== 'FIELDS_NOT_FOUND');
  if (!closes || fields['3.1'] === undefined)
    document.findings.push({ code: 'FIELDS_NOT_FOUND', values: {}, page: document.pages[0] ?? 1 });
  document.fields = fields;
  return used;
}
