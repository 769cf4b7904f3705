import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '../base/Button.tsx';
import { Checkbox } from '../base/Choice.tsx';
import { uiTexts } from '../base/ui.messages.ts';
import { HeadCell } from './RowLink.tsx';
import { openRow, opensLook } from './row-opening.ts';
import { isText, type TableProps, toggled } from './table.ts';

/** A row with what opens under it; a body of its own, so that both stay together for a screen reader. */
export function TableRow<R>({ row, table }: { row: R; table: TableProps<R> }) {
  const { rowKey, columns, compact = true, selection, detail, actions } = table;
  const key = rowKey(row);
  const content = detail?.content(row);
  const open = content !== undefined && detail?.open.has(key) === true;
  const chosen = selection?.chosen.has(key) ?? false;
  const cell = clsx(
    'px-3 print:h-auto',
    !open && 'border-b border-line',
    compact ? 'h-11' : 'h-15',
    chosen ? 'bg-brand-soft/60' : 'group-has-[[data-names]_:is(a,button),[data-opens]]:group-hover:bg-canvas',
  );
  return (
    <tbody className="group print:break-inside-avoid">
      <tr aria-selected={selection ? chosen : undefined} className={opensLook} onClick={openRow}>
        {detail && (
          <Opener {...{ row, table, open }} className={clsx(cell, 'px-0! no-print')} able={content !== undefined} />
        )}
        {selection && <Chooser {...{ row, table, chosen }} className={clsx(cell, 'px-0! no-print')} />}
        <th scope="row" data-names className={clsx(cell, 'text-left font-normal break-words')}>
          <HeadCell {...{ row, table, compact }} />
        </th>
        {columns.map(column => (
          <td
            key={column.key}
            className={clsx(
              cell,
              'num',
              isText(column) ? 'break-words' : 'whitespace-nowrap',
              column.right && 'text-right',
              column.quiet && 'text-ink-2',
            )}
          >
            {isText(column) ? <span className="line-clamp-2 leading-4.5">{column.cell(row)}</span> : column.cell(row)}
          </td>
        ))}
        {actions && <td className={clsx(cell, 'px-0! text-right no-print')}>{actions(row)}</td>}
      </tr>
      {open && (
        <tr>
          <td className="border-b border-line no-print" />
          <td
            colSpan={columns.length + (actions ? 2 : 1) + (selection ? 1 : 0)}
            className="border-b border-line px-3 pb-3"
          >
            {/* however wide it is, the columns are as their own cells are */}
            <div className="w-0 min-w-full">{content}</div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface PartProps<R> {
  row: R;
  table: TableProps<R>;
  className: string;
}

function Opener<R>({ row, table, className, open, able }: PartProps<R> & { open: boolean; able: boolean }) {
  const t = useTexts(uiTexts);
  return (
    <td className={className}>
      {able && (
        <IconButton
          size="icon-sm"
          data-opens
          label={t.detailOf(table.rowName(row))}
          aria-expanded={open}
          onClick={() => table.detail?.onToggle(table.rowKey(row))}
        >
          <ChevronDown size={17} aria-hidden className={clsx('transition-transform', !open && '-rotate-90')} />
        </IconButton>
      )}
    </td>
  );
}

function Chooser<R>({ row, table, className, chosen }: PartProps<R> & { chosen: boolean }) {
  const t = useTexts(uiTexts);
  const { selection, rowKey, rowName } = table;
  return (
    <td className={className}>
      <Checkbox
        aria-label={t.selectRow(rowName(row))}
        checked={chosen}
        onChange={() => selection?.onChange(toggled(selection.chosen, rowKey(row)))}
      />
    </td>
  );
}
