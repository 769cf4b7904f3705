import { useId } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { SheetRows } from './sheet-model.api.ts';
import { sheetTexts } from './sheets.messages.ts';

/** So many rows are shown, unless the titles stand further down. */
const SHOWN = 12;

interface SheetRowsTableProps {
  sheet: SheetRows;
  heading: number;
  onHeading: (row: number) => void;
}

/** The first rows of a sample; the row of the titles is marked. */
export function SheetRowsTable({ sheet, heading, onHeading }: SheetRowsTableProps) {
  const t = useTexts(sheetTexts);
  const { int } = useFormats();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{t.rows}</legend>
      <p className="text-xs text-ink-2">{t.rowsLead(int(sheet.total))}</p>
      <div className="mt-2 overflow-x-auto rounded-md border border-line bg-surface">
        <table className="num w-full text-xs">
          <tbody className="divide-y divide-line">
            {sheet.linhas.slice(0, Math.max(SHOWN, heading + 1)).map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its place
              <tr key={row} className={row === heading ? 'bg-canvas font-semibold' : ''}>
                <td className="w-11 px-1 max-lg:h-11">
                  <input
                    type="radio"
                    name={name}
                    className="radio mx-2 align-middle"
                    aria-label={t.headingAt(row + 1)}
                    checked={row === heading}
                    onChange={() => onHeading(row)}
                  />
                </td>
                {cells.map((text, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor has a cell
                  <td key={at} className="max-w-48 truncate px-2 py-1.5 whitespace-nowrap">
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  );
}
