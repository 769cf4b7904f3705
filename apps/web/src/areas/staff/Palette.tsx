import { menuOf } from '@cracha/contract/navigation/route.ts';
import { profilesOf } from '#kernel/base/account.api.ts';
import { navigateTo } from '#kernel/base/address.ts';
import { heldBy } from '#kernel/base/can.ts';
import { useLanguage } from '#kernel/base/language.ts';
import type { Session } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { type Command, CommandPalette } from '#ui/staff/CommandPalette.tsx';
import { leave, switchTo } from '../base/account.ts';
import { profileName } from '../frame/profile-names.ts';
import { shellTexts } from '../frame/shell.messages.ts';
import { helpPlaces, ownPlaces } from '../own-places.ts';
import type { StaffArea } from './staff.ts';

/** Every screen of the menu and the acts of the account, by typing: nothing that the menu would not show. */
export function Palette({ session, area }: { session: Session; area: StaffArea }) {
  const t = useTexts(shellTexts);
  const language = useLanguage();
  const screens = menuOf(area.routes, heldBy(session)).flatMap(({ group, routes }) =>
    routes.map(
      (route): Command => ({
        id: route.path,
        group: t.goTo,
        label: route.menu.label[language],
        sub: [profileName(t, area.profile), area.groups[group]?.[language]].filter(Boolean).join(' · '),
        act: () => navigateTo(route.path),
      }),
    ),
  );
  const own = [...ownPlaces(session, area.path, t), ...helpPlaces(area.path, t)].map(
    ({ href, label }): Command => ({ id: href, group: t.goTo, label, sub: '', act: () => navigateTo(href) }),
  );
  const roles = profilesOf(session.user)
    .filter(profile => profile !== area.profile)
    .map(
      (profile): Command => ({
        id: profile,
        group: t.goTo,
        label: profileName(t, profile),
        sub: t.usingAs,
        act: () => void switchTo(profile),
      }),
    );
  const out: Command = { id: 'sair', group: t.act, label: t.signOut, act: () => void leave() };
  return <CommandPalette title={t.search} placeholder={t.searchHint} commands={[...screens, ...own, ...roles, out]} />;
}
