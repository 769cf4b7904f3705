import { to } from '@cracha/contract/navigation/paths.ts';
import { isOpen, menuOf } from '@cracha/contract/navigation/route.ts';
import { useState } from 'react';
import { usePlatformFound } from '#features/access-profile/platform/platform-found.api.ts';
import { usersTexts } from '#features/access-profile/users.messages.ts';
import { usePeopleFound } from '#features/worker/people-found.api.ts';
import { type PersonFound, useRecentPeople } from '#features/worker/recent-people.ts';
import { profilesOf } from '#kernel/base/account.api.ts';
import { navigateTo } from '#kernel/base/address.ts';
import { heldBy } from '#kernel/base/can.ts';
import { useLanguage } from '#kernel/base/language.ts';
import type { Session } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { type Command, CommandPalette } from '#ui/staff/CommandPalette.tsx';
import { leave, switchTo } from '../base/account.ts';
import { profileName } from '../frame/profile-names.ts';
import { type ShellTexts, shellTexts } from '../frame/shell.messages.ts';
import { helpPlaces, ownPlaces } from '../own-places.ts';
import type { StaffArea } from './staff.ts';

/** People, every screen of the menu, and the acts of the area and the account, by typing: nothing that the menu would not show. */
export function Palette({ session, area }: { session: Session; area: StaffArea }) {
  const t = useTexts(shellTexts);
  const language = useLanguage();
  const [text, setText] = useState('');
  const held = heldBy(session);
  const isOpenAt = (href: string) => {
    const route = area.routes.find(({ path }) => path === href.split('?')[0]);
    return route !== undefined && !route.planned && isOpen(route, held);
  };
  const reader = readerOf(area.profile, isOpenAt);
  const roles = useTexts(usersTexts);
  const recent = useRecentPeople();
  const workers = usePeopleFound(reader === 'plataforma' ? undefined : reader, text);
  const users = usePlatformFound(reader === 'plataforma', text).map(user => ({
    ...user,
    sub: user.roles.map(role => roles[role]).join(', '),
  }));
  const person = (group: string, { id, name, sub, href }: PersonFound): Command => ({
    id: `${group} ${id}`,
    group,
    label: name,
    sub,
    isFound: true,
    act: () => navigateTo(href),
  });
  const people = [
    ...(text.trim() === '' ? recent.map(one => person(t.recent, one)) : []),
    ...[...workers, ...users].map(one => person(t.person, one)),
  ];
  const acts = actsOf(area.profile, t)
    .filter(({ href, needs }) => isOpenAt(href) && held.permissions.includes(needs))
    .map(({ href, label }): Command => ({ id: `act ${href}`, group: t.act, label, act: () => navigateTo(href) }));
  const screens = menuOf(area.routes, held).flatMap(({ group, routes }) =>
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
  const otherRoles = profilesOf(session.user)
    .filter(profile => profile !== area.profile)
    .map(
      (profile): Command => ({
        id: profile,
        group: t.goTo,
        label: profileName(t, profile),
        sub: t.usingAs,
        act: () => switchTo(profile),
      }),
    );
  const out: Command = { id: 'sair', group: t.act, label: t.signOut, act: () => leave() };
  const commands = [...people, ...screens, ...acts, ...own, ...otherRoles, out];
  return <CommandPalette title={t.search} placeholder={t.searchHint} {...{ commands, text, onText: setText }} />;
}

/** Whose list of people the area has, where the reader may open it. */
function readerOf(profile: StaffArea['profile'], isOpenAt: (href: string) => boolean) {
  if (profile === 'rh' && isOpenAt(to.hr.workers())) return 'rh';
  if (profile === 'gestor' && isOpenAt(to.manager.workers())) return 'gestor';
  return isOpenAt(to.platform.users()) ? 'plataforma' : undefined;
}

/** What HR begins most often, with the grant that it needs. */
function actsOf(profile: StaffArea['profile'], t: ShellTexts) {
  if (profile !== 'rh') return [];
  return [
    { href: to.hr.imports(), label: t.acts.import, needs: 'RhImportacaoCriar' },
    { href: to.hr.newWorker(), label: t.acts.worker, needs: 'RhTrabalhadorCriar' },
    { href: to.hr.newReceipt(), label: t.acts.receipt, needs: 'RhReciboCriar' },
    { href: to.hr.newBenefit(), label: t.acts.benefit, needs: 'RhBeneficioCriar' },
    { href: to.hr.newAnnouncement(), label: t.acts.announcement, needs: 'RhComunicadoCriar' },
  ] as const;
}
