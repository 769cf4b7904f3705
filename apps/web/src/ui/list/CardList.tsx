import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '../base/Button.tsx';
import { Checkbox } from '../base/Choice.tsx';
import { uiTexts } from '../base/ui.messages.ts';
import { SelectPage } from '../form/SelectPage.tsx';
import { HeadCell } from './RowLink.tsx';
import { openRow, opensLook } from './row-opening.ts';
import { type Column, type TableProps, toggled } from './table.ts';

/** The table on a phone: name and value, then one quiet line and the state. Same rows, same order, same controls. */
export function CardList<R>(props: TableProps<R>) {
  const { caption, rows, rowKey } = props;
  return (
    <>
      <SelectPage table={props} phone />
      <ul aria-label={caption} className="divide-y divide-line">
        {rows.map(row => (
          <li
            key={rowKey(row)}
            className={clsx('px-4 py-3', props.selection?.chosen.has(rowKey(row)) && 'bg-brand-soft/60')}
          >
            <Card row={row} table={props} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Card<R>({ row, table }: { row: R; table: TableProps<R> }) {
  const t = useTexts(uiTexts);
  const { rowKey, rowName, columns, selection, actions, detail } = table;
  const key = rowKey(row);
  const content = detail?.content(row);
  const open = content !== undefined && detail?.open.has(key) === true;
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the row's own control is the keyboard's */}
      <div className={clsx('flex items-center gap-3', opensLook)} onClick={openRow}>
        {selection && (
          <Checkbox
            large
            aria-label={t.selectRow(rowName(row))}
            checked={selection.chosen.has(key)}
            onChange={() => selection.onChange(toggled(selection.chosen, key))}
          />
        )}
        <div className="min-w-0 flex-1">
          <p className="flex items-baseline gap-3">
            <span data-names className="min-w-0 flex-1 text-sm">
              <HeadCell {...{ row, table }} compact />
            </span>
            <Cells row={row} columns={columns} place="value" className="text-sm font-semibold" />
          </p>
          <p className="mt-0.5 flex items-center gap-3 text-xs text-ink-2">
            <Cells row={row} columns={columns} place="line" className="line-clamp-2 min-w-0 flex-1 break-words" />
            <Cells row={row} columns={columns} place="status" className="shrink-0" />
          </p>
        </div>
        {content !== undefined && (
          <IconButton
            data-opens
            label={t.detailOf(rowName(row))}
            aria-expanded={open}
            className="size-11!"
            onClick={() => detail?.onToggle(key)}
          >
            <ChevronDown size={18} aria-hidden className={clsx('transition-transform', open && 'rotate-180')} />
          </IconButton>
        )}
        {actions?.(row)}
      </div>
      {open && <div className="pt-3">{content}</div>}
    </>
  );
}

interface CellsProps<R> {
  row: R;
  columns: ReadonlyArray<Column<R>>;
  place: Column<R>['card'];
  className: string;
}

function Cells<R>({ row, columns, place, className }: CellsProps<R>) {
  const here = columns.filter(column => column.card === place);
  if (here.length === 0) return null;
  return (
    <span className={clsx('num', className)}>
      {here.map((column, position) => (
        <span key={column.key}>
          {position > 0 && ' · '}
          {column.cell(row)}
        </span>
      ))}
    </span>
  );
}
