import { MenuIcon, Search } from 'lucide-react';
import { modal } from '#kernel/base/modals.ts';
import type { Session } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { Mark } from '#ui/base/Mark.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { profileName } from '../frame/profile-names.ts';
import { shellTexts } from '../frame/shell.messages.ts';
import { AreaSwitcher } from './AreaSwitcher.tsx';
import { HelpMenu } from './HelpMenu.tsx';
import { NavList } from './NavList.tsx';
import { palette } from './palette.ts';
import { StaffBell } from './StaffBell.tsx';
import type { StaffArea } from './staff.ts';
import { UserMenu } from './UserMenu.tsx';

interface AreaProps {
  session: Session;
  area: StaffArea;
}

// a part of the bar: it is there before it is asked for
const drawer = modal(async () => Drawer);

/** The phone's frame: bar with search and bell, the navigation behind the menu button. */
export function AppBar({ session, area }: AreaProps) {
  const t = useTexts(shellTexts);
  const name = profileName(t, area.profile);
  return (
    <header className="no-print flex h-14 shrink-0 items-center gap-1 border-b border-line bg-surface px-2">
      <IconButton label={t.openMenu} className="size-11!" onClick={() => drawer.open({ session, area })}>
        <MenuIcon size={22} />
      </IconButton>
      <Mark size={26} />
      <span className="ml-1 flex-1 text-base font-bold">{name}</span>
      <IconButton label={t.search} className="size-11!" onClick={() => palette.open({ session, area })}>
        <Search size={21} />
      </IconButton>
      <StaffBell />
    </header>
  );
}

function Drawer({ session, area }: AreaProps) {
  const t = useTexts(shellTexts);
  return (
    <Modal title={profileName(t, area.profile)}>
      <AreaSwitcher session={session} profile={area.profile} />
      <nav aria-label={t.main} className="mt-3">
        <NavList session={session} area={area} />
      </nav>
      <div className="mt-3 flex border-t border-line pt-3">
        <UserMenu session={session} path={area.path} />
        <HelpMenu path={area.path} />
      </div>
    </Modal>
  );
}
