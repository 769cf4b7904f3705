import { areaOf, areas } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { CircleQuestionMark, LifeBuoy, ListChecks, type LucideIcon, ShieldQuestionMark, UserRound } from 'lucide-react';
import { mayEnter } from '#kernel/base/can.ts';
import type { Session } from '#kernel/base/session.ts';
import type { ShellTexts } from './frame/shell.messages.ts';

interface OwnPlace {
  href: string;
  label: string;
  icon: LucideIcon;
}

/** Screens without a menu entry that the user menu and the command palette lead to, from an address of the area. */
export function ownPlaces(session: Session, path: string, t: ShellTexts): OwnPlace[] {
  const area = areas[areaOf(path) ?? 'auth'];
  const account = { href: to.account(area.prefix), label: t.account, icon: UserRound };
  const answers =
    area.profile === 'rh' && mayEnter(session, { appAccess: [], permissions: ['RhTrabalhadorEditar'] })
      ? [{ href: to.hr.privacyRequests(), label: t.privacyRequests, icon: ShieldQuestionMark }]
      : [];
  return [account, ...answers];
}

/** The same for the help: its articles, people who help, and why the menu is as it is. */
export function helpPlaces(path: string, t: ShellTexts): OwnPlace[] {
  const { prefix, profile } = areas[areaOf(path) ?? 'auth'];
  const support = profile === 'admin' ? [] : [{ href: to.support(), label: t.support, icon: LifeBuoy }];
  return [
    { href: to.help(prefix), label: t.help, icon: CircleQuestionMark },
    ...support,
    { href: to.menus(prefix), label: t.menus, icon: ListChecks },
  ];
}
