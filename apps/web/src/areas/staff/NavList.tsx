import { type MenuGroup, type MenuRoute, menuOf } from '@cracha/contract/navigation/route.ts';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { usePath } from '#kernel/base/address.ts';
import { heldBy } from '#kernel/base/can.ts';
import { useLanguage } from '#kernel/base/language.ts';
import type { Session } from '#kernel/base/session.ts';
import { remembered } from '#kernel/base/store.ts';
import { Link } from '#ui/base/Link.tsx';
import { useWide } from '#ui/base/wide.ts';
import { iconOf } from './icons.ts';
import type { StaffArea } from './staff.ts';

/**
 * What this person may open here, by group and sequence. The first group is the day's work; where there is no room for all, of the others those
 * stand open that were used last, as many as fit.
 */
export function NavList({ session, area: framed }: { session: Session; area: StaffArea }) {
  // the pressed entry is the current one at once
  const area = { ...framed, path: usePath() };
  const groups = menuOf(area.routes, heldBy(session));
  const current = groups.find(({ routes }) => routes.some(route => isOn(route, area)))?.group;
  const [open, turn] = useOpenGroups(area.profile, groups, current);
  const folds = open !== undefined;
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of screen
  useEffect(() => {
    // a block: the browser's answer is a promise, which React would take for the way back
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [area.path]);
  return (
    <div ref={list}>
      {groups.map((one, position) => (
        <Group
          key={one.group}
          {...{ one, area }}
          first={position === 0}
          folds={folds}
          open={!folds || position === 0 || open.includes(one.group)}
          onTurn={() => turn(one.group)}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  one: MenuGroup;
  area: StaffArea;
  first: boolean;
  folds: boolean;
  open: boolean;
  onTurn: () => void;
}

function Group({ one, area, first, folds, open, onTurn }: GroupProps) {
  const language = useLanguage();
  const id = useId();
  const name = area.groups[one.group]?.[language];
  const holds = one.routes.some(route => isOn(route, area));
  return (
    <div className={first ? undefined : folds ? 'mt-1' : 'mt-4'}>
      {!first && !folds && <h2 className="mb-1 px-2.5 text-2xs font-semibold text-ink-2">{name}</h2>}
      {!first && folds && (
        <h2>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={onTurn}
            className={clsx(
              'flex h-11 w-full items-center justify-between rounded-md px-2.5 text-xs font-semibold -outline-offset-1 hover:bg-ink/5 hover:text-ink lg:h-8',
              holds ? 'text-ink' : 'text-ink-2',
            )}
          >
            {name}
            <ChevronDown size={15} aria-hidden className={clsx('transition-transform', !open && '-rotate-90')} />
          </button>
        </h2>
      )}
      <ul id={id} hidden={!open}>
        {one.routes.map(route => (
          <Entry key={route.path} {...{ route, area }} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ route, area }: { route: MenuRoute; area: StaffArea }) {
  const language = useLanguage();
  const { path, menu } = route;
  const on = isOn(route, area);
  const Icon = iconOf(menu.icon);
  return (
    <li>
      <Link
        href={path}
        aria-current={area.path === path ? 'page' : on ? 'true' : undefined}
        className={clsx(
          'flex h-11 items-center gap-2.5 rounded-md px-2.5 -outline-offset-1 lg:h-8',
          on ? 'bg-ink/8 font-semibold text-ink' : 'text-ink-2 hover:bg-ink/5 hover:text-ink',
        )}
      >
        <Icon size={17} strokeWidth={on ? 2.2 : 1.9} aria-hidden />
        {menu.label[language]}
      </Link>
    </li>
  );
}

function isOn({ path }: MenuRoute, area: StaffArea): boolean {
  return area.path === path || area.routes.find(route => route.path === area.path)?.parent === path;
}

/** What stands above and below the menu, and a group's head, in pixels. */
const around = 184;
const head = 36;

/** The open groups after the first, and how one is turned; undefined where the whole menu stands on the screen. */
function useOpenGroups(
  profile: string,
  [first, ...groups]: readonly MenuGroup[],
  current: string | undefined,
): [readonly string[] | undefined, (group: string) => void] {
  const kept = remembered(`menu.${profile}`);
  const row = useWide() ? 32 : 44;
  const [used, setUsed] = useState<readonly string[]>(() => kept.get()?.split(',') ?? []);
  const [folded, setFolded] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState<string>();
  const use = (group: string) => {
    const next = [group, ...used.filter(one => one !== group)];
    kept.set(next.join());
    setUsed(next);
    setFolded(folded.filter(one => one !== group));
  };
  if (current !== seen) {
    setSeen(current);
    if (current !== undefined && current !== first?.group) use(current);
  }
  const heightOf = (group: MenuGroup | undefined) => (group?.routes.length ?? 0) * row;
  let room = innerHeight - around - heightOf(first) - groups.length * head;
  if (groups.reduce((all, group) => all + heightOf(group), 0) <= room) return [undefined, use];
  const placeOf = ({ group }: MenuGroup) => (used.includes(group) ? used.indexOf(group) : used.length);
  const open = groups
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .filter((group, place) => {
      if (folded.includes(group.group)) return false;
      room -= heightOf(group);
      return room >= 0 || place === 0;
    })
    .map(({ group }) => group);
  return [open, group => (open.includes(group) ? setFolded([...folded, group]) : use(group))];
}
