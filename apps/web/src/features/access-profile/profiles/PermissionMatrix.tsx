import { clsx } from 'clsx';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { functionTexts } from '../functions.messages.ts';
import type { ActionKey } from '../permission-names.ts';
import { columnsOf, type FunctionRow, groupName, permissionsIn } from '../permission-rows.ts';
import { profilesTexts } from '../profiles.messages.ts';
import { stepIn } from './matrix-keys.ts';
import type { MatrixProps } from './PermissionPicker.tsx';

const corner = 'sticky top-0 z-10 border-b border-line bg-surface py-2 text-2xs font-semibold text-ink-2';

/** One stop of the tab key: inside, the arrows walk from box to box. */
export function PermissionMatrix({ kind, groups, chosen, open, onSwitch }: MatrixProps) {
  const t = useTexts(profilesTexts);
  const names = useTexts(functionTexts);
  const language = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState('all');
  const actions = columnsOf(groups);
  const rows = groups.flatMap(each => each.rows);
  const box = (key: string, label: string, which: readonly string[]) => {
    const free = which.filter(open);
    const on = free.length > 0 ? free.every(name => chosen.has(name)) : which.every(name => chosen.has(name));
    return (
      <Checkbox
        data-box={key}
        tabIndex={key === stop ? 0 : -1}
        aria-label={label}
        aria-disabled={free.length === 0 || undefined}
        title={free.length === 0 ? t.notYours : undefined}
        className={clsx(free.length === 0 && 'opacity-45')}
        checked={on}
        mixed={!on && which.some(name => chosen.has(name))}
        onFocus={() => setStop(key)}
        onChange={() => onSwitch(which, !on)}
      />
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepIn(table.current, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
    <section tabIndex={0} aria-label={t.matrix} className="min-h-0 flex-1 overflow-auto px-6">
      <table ref={table} onKeyDown={onKeyDown} className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{t.matrix}</caption>
        <thead>
          <tr>
            <th scope="col" className={clsx(corner, 'left-0 text-left')}>
              {t.function}
            </th>
            <th scope="col" className={clsx(corner, 'w-16')}>
              <span className="grid justify-items-center gap-1">
                {t.all}
                {box('all', t.all, permissionsIn(rows))}
              </span>
            </th>
            {actions.map(action => (
              <th key={action} scope="col" className={clsx(corner, 'w-20')}>
                <span className="grid justify-items-center gap-1">
                  {names[`action${action}`]}
                  {box(`col.${action}`, t.allActions(names[`action${action}`]), permissionsIn(rows, action))}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ group, rows: members }) => (
          <tbody key={group}>
            <tr>
              <th
                colSpan={actions.length + 2}
                scope="rowgroup"
                className="pt-4 pb-1 text-left text-2xs font-semibold text-ink-3"
              >
                {groupName(kind, group, language)}
              </th>
            </tr>
            {members.map(row => (
              <Row
                key={row.fn}
                row={row}
                actions={actions}
                name={names[row.fn]}
                cell={box}
                texts={{ all: t.allOf(names[row.fn]), cell: action => t.cell(names[row.fn], names[`action${action}`]) }}
              />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

interface RowProps {
  row: FunctionRow;
  actions: readonly ActionKey[];
  name: string;
  texts: { all: string; cell: (action: ActionKey) => string };
  cell: (key: string, label: string, which: readonly string[]) => React.ReactNode;
}

function Row({ row, actions, name, texts, cell }: RowProps) {
  const edge = 'border-b border-line h-10';
  return (
    <tr className="hover:bg-sunken/60">
      <th scope="row" className={clsx(edge, 'text-left font-normal')}>
        {name}
      </th>
      <td className={clsx(edge, 'text-center')}>{cell(`row.${row.fn}`, texts.all, permissionsIn([row]))}</td>
      {actions.map(action => {
        const permission = row.cells[action];
        return (
          <td key={action} className={clsx(edge, 'text-center')}>
            {permission ? cell(permission, texts.cell(action), [permission]) : <Fragment />}
          </td>
        );
      })}
    </tr>
  );
}
