import { Search } from 'lucide-react';
import type { Session } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Kbd } from '#ui/list/Kbd.tsx';
import { useMoreFollows } from '#ui/list/more-follows.ts';
import { shellTexts } from '../frame/shell.messages.ts';
import { AreaSwitcher } from './AreaSwitcher.tsx';
import { HelpMenu } from './HelpMenu.tsx';
import { NavList } from './NavList.tsx';
import { palette } from './palette.ts';
import { StaffBell } from './StaffBell.tsx';
import type { StaffArea } from './staff.ts';
import { UserMenu } from './UserMenu.tsx';

/** Area, search, menu, person: top to bottom, the same in every staff area. */
export function SideBar({ session, area }: { session: Session; area: StaffArea }) {
  const t = useTexts(shellTexts);
  const nav = useMoreFollows<HTMLElement>();
  return (
    <>
      <AreaSwitcher session={session} profile={area.profile} />
      <button
        type="button"
        onClick={() => palette.open({ session, area })}
        className="mt-3 flex h-9 shrink-0 items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-ink-2 hover:border-line-strong"
      >
        <Search size={16} aria-hidden />
        <span className="flex-1 text-left">{t.search}</span>
        <Kbd>Ctrl K</Kbd>
      </button>
      <nav ref={nav} aria-label={t.main} className="-mx-1 mt-3 flex-1 overflow-y-auto px-1 [--fades:180deg]">
        <NavList session={session} area={area} />
      </nav>
      <div className="flex items-center pt-2">
        <UserMenu session={session} path={area.path} />
        <HelpMenu path={area.path} />
        <StaffBell />
      </div>
    </>
  );
}
