import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { functionTexts } from '../functions.messages.ts';
import { actionKeys } from '../permission-names.ts';
import { type FunctionRow, groupName, permissionsIn } from '../permission-rows.ts';
import { profilesTexts } from '../profiles.messages.ts';
import type { MatrixProps } from './PermissionPicker.tsx';

/** The matrix on a phone: one fold per function, its actions below. */
export function PermissionCards({ kind, groups, ...rest }: MatrixProps) {
  const language = useLanguage();
  return (
    <div className="grid gap-4 px-4 pb-6">
      {groups.map(({ group, rows }) => (
        <section key={group} aria-label={groupName(kind, group, language)}>
          <h2 className="text-2xs font-semibold text-ink-3">{groupName(kind, group, language)}</h2>
          {rows.map(row => (
            <FunctionFold key={row.fn} row={row} {...rest} />
          ))}
        </section>
      ))}
    </div>
  );
}

function FunctionFold({ row, chosen, open, onSwitch }: { row: FunctionRow } & Omit<MatrixProps, 'kind' | 'groups'>) {
  const t = useTexts(profilesTexts);
  const names = useTexts(functionTexts);
  const all = permissionsIn([row]);
  const free = all.filter(open);
  const on = all.filter(name => chosen.has(name)).length;
  return (
    <Disclosure
      className="border-b border-line"
      summaryClass="min-h-12 scroll-mb-28"
      summary={
        <>
          <span className="min-w-0 flex-1 ellipsis">{names[row.fn]}</span>
          <span className="num text-xs text-ink-2">{t.chosenOf(on, all.length)}</span>
        </>
      }
    >
      <div className="grid pb-2 pl-1">
        <Checkbox
          large
          checked={on === all.length}
          mixed={on > 0 && on < all.length}
          disabled={free.length === 0}
          onChange={() => onSwitch(all, !free.every(name => chosen.has(name)))}
        >
          {t.allOf(names[row.fn])}
        </Checkbox>
        {actionKeys.map(action => {
          const name = row.cells[action];
          if (!name) return null;
          return (
            <Checkbox
              key={name}
              large
              checked={chosen.has(name)}
              disabled={!open(name)}
              onChange={() => onSwitch([name], !chosen.has(name))}
            >
              {names[`action${action}`]}
            </Checkbox>
          );
        })}
      </div>
    </Disclosure>
  );
}
