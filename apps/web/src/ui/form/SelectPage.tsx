import { useTexts } from '#kernel/base/texts.ts';
import { Checkbox } from '../base/Choice.tsx';
import { uiTexts } from '../base/ui.messages.ts';
import type { TableProps } from '../list/table.ts';

/** Chooses every row of the page, or none of them; on a phone it says so. */
export function SelectPage<R>({
  table: { rows, rowKey, selection },
  phone,
}: {
  table: TableProps<R>;
  phone?: boolean;
}) {
  const t = useTexts(uiTexts);
  if (!selection) return null;
  const keys = rows.map(rowKey);
  const all = keys.length > 0 && keys.every(key => selection.chosen.has(key));
  const props = {
    checked: all,
    mixed: !all && selection.chosen.size > 0,
    onChange: () => selection.onChange(all ? new Set() : new Set(keys)),
  };
  if (!phone) return <Checkbox {...props} aria-label={t.selectPage} />;
  return (
    <Checkbox {...props} large className="border-b border-line px-4 py-1 text-sm text-ink-2">
      {t.selectPage}
    </Checkbox>
  );
}
