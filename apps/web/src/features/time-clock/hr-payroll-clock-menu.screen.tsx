import { hrRoutes } from '@cracha/contract/navigation/hr.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { CalendarCheck, CalendarClock, CalendarHeart, FileClock, Scale, Settings } from 'lucide-react';
import { mayEnter } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { type Tile, TileList } from '#ui/staff/TileList.tsx';
import { useOpenPeriodTotal, useUnknownTotal } from './clock-menu.api.ts';
import { clockMenuTexts } from './clock-menu.messages.ts';

/** The ways to go of the time clock: those that the reader may go. */
export function Screen() {
  const t = useTexts(clockMenuTexts);
  const session = useSession();
  const mayGo = (path: string) => hrRoutes.some(route => route.path === path && mayEnter(session, route));
  const open = useOpenPeriodTotal(mayGo(to.hr.periods()));
  const unknown = useUnknownTotal(mayGo(to.hr.clockFiles()));
  useTitle(t.title);
  const way = { count: null };
  const tiles: Tile[] = [
    { key: 'closing', icon: CalendarCheck, label: t.closing, sub: t.closingLead, href: to.hr.periods(), count: open },
    {
      ...way,
      key: 'schedules',
      icon: CalendarClock,
      label: t.schedules,
      sub: t.schedulesLead,
      href: to.hr.schedules(),
    },
    { ...way, key: 'rules', icon: Scale, label: t.rules, sub: t.rulesLead, href: to.hr.clockRules() },
    { ...way, key: 'holidays', icon: CalendarHeart, label: t.holidays, sub: t.holidaysLead, href: to.hr.holidays() },
    { key: 'files', icon: FileClock, label: t.files, sub: t.filesLead, href: to.hr.clockFiles(), count: unknown },
    { ...way, key: 'settings', icon: Settings, label: t.settings, sub: t.settingsLead, href: to.hr.clockSettings() },
  ];
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead title={t.title} lead={t.lead}>
        {mayGo(to.hr.mirrors()) && (
          <Link href={to.hr.mirrors()} className={buttonLook({ look: 'primary' })}>
            {t.mirrors}
          </Link>
        )}
      </PageHead>
      <div className="px-4 pb-8 lg:px-6">
        <TileList tiles={tiles.filter(({ href }) => mayGo(href))} />
      </div>
    </div>
  );
}
