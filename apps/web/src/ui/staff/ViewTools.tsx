import { Columns3, Rows3 } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '../base/Button.tsx';
import { Checkbox } from '../base/Choice.tsx';
import { uiTexts } from '../base/ui.messages.ts';
import { useWide } from '../base/wide.ts';
import { Popover } from './Popover.tsx';
import type { TableView } from './useTableView.ts';

interface ViewToolsProps {
  view: TableView;
  columns: ReadonlyArray<{ key: string; title: string }>;
}

/** Row height and columns of a table; cards on a phone have neither. */
export function ViewTools({ view, columns }: ViewToolsProps) {
  const t = useTexts(uiTexts);
  if (!useWide()) return null;
  return (
    <div className="flex">
      <IconButton
        size="icon-sm"
        label={t.compactRows}
        aria-pressed={view.compact}
        onClick={() => view.setCompact(!view.compact)}
      >
        <Rows3 size={16} aria-hidden />
      </IconButton>
      <Popover
        title={t.columns}
        trigger={
          <IconButton size="icon-sm" label={t.columns}>
            <Columns3 size={16} aria-hidden />
          </IconButton>
        }
      >
        {columns.map(column => (
          <Checkbox key={column.key} checked={!view.hidden.has(column.key)} onChange={() => view.toggle(column.key)}>
            {column.title}
          </Checkbox>
        ))}
      </Popover>
    </div>
  );
}
