import { menuGroups } from '@cracha/contract/navigation/menu-groups.ts';
import { type MenuGroup, menuOf } from '@cracha/contract/navigation/route.ts';
import { workerRoutes } from '@cracha/contract/navigation/worker.ts';
import { clsx } from 'clsx';
import { LayoutGrid } from 'lucide-react';
import { usePath } from '#kernel/base/address.ts';
import { heldBy } from '#kernel/base/can.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { modal } from '#kernel/base/modals.ts';
import type { Session } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useAhead } from '#kernel/lazy/part.ts';
import { Link } from '#ui/base/Link.tsx';
import { shellTexts } from '../frame/shell.messages.ts';
import { iconOf } from './icons.ts';

const moreSheet = modal(async () => (await import('./MoreSheet.tsx')).MoreSheet);

const tabs = 4;

/** One tab a group of the menu, four at most, and the rest behind 'Mais'. The label is always on. */
export function TabBar({ session }: { session: Session }) {
  const t = useTexts(shellTexts);
  const path = usePath();
  useAhead(moreSheet);
  const groups = menuOf(workerRoutes, heldBy(session)).slice(0, tabs);
  return (
    <nav
      aria-label={t.main}
      className="no-print fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="mx-auto flex max-w-xl">
        {groups.map(group => (
          <li key={group.group} className="min-w-fit flex-1">
            <GroupTab group={group} path={path} />
          </li>
        ))}
        <li className="min-w-fit flex-1">
          <button
            type="button"
            className={clsx(tab, 'w-full font-medium text-ink-2')}
            onClick={() => moreSheet.open({ session })}
          >
            <Pill>
              <LayoutGrid size={21} strokeWidth={1.9} aria-hidden />
            </Pill>
            {t.more}
          </button>
        </li>
      </ul>
    </nav>
  );
}

function GroupTab({ group, path }: { group: MenuGroup; path: string }) {
  const language = useLanguage();
  const [first] = group.routes;
  if (!first) return null;
  const on = group.routes.some(route => path.startsWith(route.path));
  const Icon = iconOf(first.menu.icon);
  const names: Record<string, Record<string, string>> = menuGroups.worker;
  return (
    <Link
      href={first.path}
      aria-current={on ? 'page' : undefined}
      className={clsx(tab, on ? 'font-bold text-brand-ink' : 'font-medium text-ink-2')}
    >
      <Pill on={on}>
        <Icon size={21} strokeWidth={on ? 2.3 : 1.9} aria-hidden />
      </Pill>
      {names[group.group]?.[language] ?? first.menu.label[language]}
    </Link>
  );
}

function Pill({ on, children }: { on?: boolean; children: React.ReactNode }) {
  return (
    <span className={clsx('grid h-7 w-[min(3.5rem,15.5vw)] place-items-center rounded-full', on && 'bg-brand-soft')}>
      {children}
    </span>
  );
}

/** The labels grow with the reader's letters as far as five stand side by side. */
const tab =
  'flex h-16 flex-col items-center justify-center gap-1 text-[length:min(var(--text-2xs),4.4vw)] leading-[1.3] -outline-offset-2';
