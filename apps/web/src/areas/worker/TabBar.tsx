import { workerGroups } from '@cracha/contract/navigation/worker.ts';
import { clsx } from 'clsx';
import { LayoutGrid } from 'lucide-react';
import { usePath } from '#kernel/base/address.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { modal } from '#kernel/base/modals.ts';
import type { Session } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useAhead } from '#kernel/lazy/part.ts';
import { Link } from '#ui/base/Link.tsx';
import { Mark } from '#ui/base/Mark.tsx';
import { shellTexts } from '../frame/shell.messages.ts';
import { iconOf } from './icons.ts';
import { isIn, type Tab, tabsOf } from './tabs.ts';

const moreSheet = modal(async () => (await import('./MoreSheet.tsx')).MoreSheet);

/** One tab a group of the menu, four at most, and the rest behind 'Mais'. The label is always on. Beside a wide page they stand at its left. */
export function TabBar({ session, bare }: { session: Session; bare: boolean }) {
  const t = useTexts(shellTexts);
  const path = usePath();
  useAhead(moreSheet);
  const tabs = tabsOf(session);
  const elsewhere = !tabs.some(tab => isIn(tab, path));
  return (
    <nav
      aria-label={t.main}
      className={clsx(
        'no-print fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:inset-y-0 lg:right-auto lg:w-56 lg:border-t-0 lg:border-r lg:px-3 lg:py-4',
        bare && 'max-lg:hidden',
      )}
    >
      <p className="mb-4 hidden items-center gap-2.5 px-2 text-lg font-bold tracking-[-.02em] lg:flex">
        <Mark />
        Crachá
      </p>
      <ul className="mx-auto flex max-w-xl lg:flex-col lg:gap-1">
        {tabs.map(one => (
          <li key={one.target.path} className="min-w-fit flex-1">
            <GroupTab tab={one} path={path} />
          </li>
        ))}
        <li className="min-w-fit flex-1">
          <button
            type="button"
            className={clsx(look, 'w-full', elsewhere ? current : other)}
            onClick={() => moreSheet.open({ session })}
          >
            <Pill on={elsewhere}>
              <LayoutGrid size={21} strokeWidth={elsewhere ? 2.3 : 1.9} aria-hidden />
            </Pill>
            {t.more}
          </button>
        </li>
      </ul>
    </nav>
  );
}

function GroupTab({ tab, path }: { tab: Tab; path: string }) {
  const { group, target, named } = tab;
  const language = useLanguage();
  const on = isIn(tab, path);
  const Icon = iconOf(target.menu.icon);
  const names: Record<string, Record<string, string>> = workerGroups;
  const own = target.menu.label[language];
  return (
    <Link href={target.path} aria-current={on ? 'page' : undefined} className={clsx(look, on ? current : other)}>
      <Pill on={on}>
        <Icon size={21} strokeWidth={on ? 2.3 : 1.9} aria-hidden />
      </Pill>
      {named ? own : (names[group.group]?.[language] ?? own)}
    </Link>
  );
}

function Pill({ on, children }: { on?: boolean; children: React.ReactNode }) {
  return (
    <span
      className={clsx(
        'grid h-7 w-[min(3.5rem,15.5vw)] place-items-center rounded-full lg:w-9 lg:bg-transparent',
        on && 'bg-brand-soft',
      )}
    >
      {children}
    </span>
  );
}

const current = 'font-bold text-brand-ink lg:bg-brand-soft';
const other = 'font-medium text-ink-2 lg:hover:bg-sunken';

/** The labels grow with the reader's letters as far as five stand side by side. */
const look =
  'flex h-16 flex-col items-center justify-center gap-1 text-[length:min(var(--text-2xs),4.4vw)] leading-[1.3] -outline-offset-2 lg:h-auto lg:min-h-11 lg:flex-row lg:justify-start lg:gap-2 lg:rounded-lg lg:px-2 lg:text-base';
