import { columnRoles, type ModelShape } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { withBoxes } from './page/field-boxes.ts';
import type { Sheet, Word } from './page/sheet.ts';
import type { ReadLine } from './reading-types.ts';
import { type DecimalStyle, parseAmount } from './words/numbers.ts';

type Cells = Record<(typeof columnRoles)[number], Word[]>;

/** The pay items by the columns a model marks; a row without an amount goes on with the description above it. */
export function readModelLines(sheet: Sheet, { regions }: ModelShape, style: DecimalStyle, page: number): ReadLine[] {
  const columns = columnRoles.flatMap(role => {
    const region = regions.find(other => other.role === role);
    return region ? [{ role, box: region.box }] : [];
  });
  const lines: ReadLine[] = [];
  const words: Word[][] = [];
  for (const row of sheet.rows) {
    const cells: Cells = { code: [], description: [], reference: [], earnings: [], deductions: [] };
    for (const word of row.words) {
      const x = (word.x0 + word.x1) / 2 / sheet.width;
      const y = (word.y0 + word.y1) / 2 / sheet.height;
      const column = columns.find(({ box: [x0, y0, x1, y1] }) => x >= x0 && x < x1 && y >= y0 && y < y1);
      if (column) cells[column.role].push(word);
    }
    const line = lineOf(cells, style);
    const last = lines.at(-1);
    if (line.earnings !== null || line.deductions !== null) {
      lines.push(line);
      words.push(Object.values(cells).flat());
    } else if (last && line.description && !line.code) last.description += ` ${line.description}`;
  }
  return withBoxes(sheet, page, lines, words);
}

function lineOf(cells: Cells, style: DecimalStyle): ReadLine {
  const text = (role: keyof Cells) => cells[role].map(word => word.text).join(' ');
  const amount = (role: 'earnings' | 'deductions') =>
    parseAmount(text(role).replace(/^R\$\s*|\s+/g, ''), style)?.centavos ?? null;
  const line: ReadLine = {
    description: text('description'),
    earnings: amount('earnings'),
    deductions: amount('deductions'),
  };
  if (text('code')) line.code = text('code');
  if (text('reference')) line.reference = text('reference');
  return line;
}
