import { mayGrant, type ProfileKind } from '@cracha/contract/access/grants.ts';
import { useCallback, useMemo, useState } from 'react';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useWide } from '#ui/base/wide.ts';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { functionTexts } from '../functions.messages.ts';
import { permissionsIn, type RowGroup, rowsOf } from '../permission-rows.ts';
import { profilesTexts } from '../profiles.messages.ts';
import { PermissionCards } from './PermissionCards.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';

/** What the two forms of the matrix are drawn from. */
export interface MatrixProps {
  kind: ProfileKind;
  groups: readonly RowGroup[];
  chosen: ReadonlySet<string>;
  /** Whether the reader may give it, or it is there already. */
  open: (name: string) => boolean;
  /** Puts some in (`on`) or takes them out; those that may not be given stay as they are. */
  onSwitch: (names: readonly string[], on: boolean) => void;
}

interface PickerProps {
  kind: ProfileKind;
  chosen: ReadonlySet<string>;
  present: readonly string[];
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Function × Action: a table that the arrows walk, on a phone one fold per function. */
export function PermissionPicker({ kind, chosen, present, onChange }: PickerProps) {
  const t = useTexts(profilesTexts);
  const names = useTexts(functionTexts);
  const session = useSession();
  const [search, setSearch] = useState('');
  const held = useMemo(() => new Set<string>(session?.user.permissions), [session]);
  const open = (name: string) => mayGrant(kind, [name], held, present);
  const wanted = plain(search);
  const groups = rowsOf(kind)
    .map(({ group, rows }) => ({ group, rows: rows.filter(row => plain(names[row.fn]).includes(wanted)) }))
    .filter(({ rows }) => rows.length > 0);
  const every = permissionsIn(rowsOf(kind).flatMap(each => each.rows));
  const faded = every.some(name => !open(name));
  const onSwitch = (which: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const name of which.filter(open))
      if (on) next.add(name);
      else next.delete(name);
    onChange(next);
  };
  const Matrix = useWide() ? PermissionMatrix : PermissionCards;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-3 lg:px-6">
        <SearchBox
          className="w-full lg:w-72"
          label={t.search}
          placeholder={t.searchHint}
          value={search}
          onSearch={useCallback((text: string) => setSearch(text), [])}
        />
        <span className="num text-xs text-ink-2">{t.chosenOf(chosen.size, every.length)}</span>
        <span className="hidden text-xs text-ink-3 lg:inline">{t.matrixHelp}</span>
        {faded && <span className="text-xs text-ink-3">{t.notYoursHelp}</span>}
      </div>
      {groups.length === 0 ? (
        <p className="px-4 py-8 text-center text-ink-2 lg:px-6">{t.nothingFound}</p>
      ) : (
        <Matrix {...{ kind, groups, chosen, open, onSwitch }} />
      )}
    </>
  );
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
