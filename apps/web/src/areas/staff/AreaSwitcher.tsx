import type { Profile } from '@cracha/contract/access/roles.ts';
import { areas } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { Briefcase, Building2, ChevronsUpDown, type LucideIcon, UserRound, UserRoundCheck } from 'lucide-react';
import { profilesOf } from '#kernel/base/account.api.ts';
import { navigateTo } from '#kernel/base/address.ts';
import { setMenu, useMenu } from '#kernel/base/menus.ts';
import type { Session, SignedInUser } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Mark } from '#ui/base/Mark.tsx';
import { Menu, MenuGroup, MenuItem, MenuLine } from '#ui/staff/Menu.tsx';
import { switchTo } from '../base/account.ts';
import { profileName } from '../frame/profile-names.ts';
import { shellTexts } from '../frame/shell.messages.ts';
import type { StaffArea } from './staff.ts';

/** Only held roles are here; changing role or group closes everything and goes to that area's home. */
export function AreaSwitcher({ session, profile }: { session: Session; profile: StaffArea['profile'] }) {
  const t = useTexts(shellTexts);
  const open = useMenu('navigation');
  const { user, group } = session;
  const choice = choiceOf(profile, user);
  return (
    <Menu
      blur
      wide
      align="start"
      open={open}
      onOpenChange={next => setMenu('navigation', next)}
      trigger={<Trigger name={profileName(t, profile)} group={group?.name} />}
    >
      <MenuGroup label={t.usingAs}>
        {profilesOf(user).map(each => (
          <MenuItem key={each} icon={pictureOf(each)} current={each === profile} onClick={() => switchTo(each)}>
            {profileName(t, each)}
          </MenuItem>
        ))}
      </MenuGroup>
      {choice && choice.groups.length > 1 && (
        <>
          <MenuLine />
          <MenuItem icon={Building2} sub={group?.name} onClick={() => navigateTo(to.accessGroup(choice.home))}>
            {t.changeGroup}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

function Trigger({ name, group, ...menu }: { name: string; group?: string }) {
  return (
    <button
      type="button"
      {...menu}
      className="flex min-h-12 w-full shrink-0 items-center gap-2.5 rounded-lg px-2 text-left hover:bg-ink/5 data-popup-open:bg-ink/5"
    >
      <Mark />
      <span className="min-w-0 flex-1">
        <span className="block leading-[1.125rem] font-bold">{name}</span>
        <span className="block ellipsis text-2xs text-ink-2">{group}</span>
      </span>
      <ChevronsUpDown size={16} aria-hidden className="text-ink-3" />
    </button>
  );
}

/** HR and managers work in one of the access groups they hold. */
function choiceOf(profile: Profile, user: SignedInUser) {
  if (profile === 'rh') return { groups: user.idGruposAcessoRH, home: areas.hr.home };
  return profile === 'gestor' ? { groups: user.idGruposAcessoGestor, home: areas.manager.home } : undefined;
}

function pictureOf(profile: Profile): LucideIcon {
  if (profile === 'trabalhador') return UserRound;
  return profile === 'gestor' ? UserRoundCheck : Briefcase;
}
