import { hrRoutes } from '@cracha/contract/navigation/hr.ts';
import { managerRoutes } from '@cracha/contract/navigation/manager.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { CalendarCheck, ClipboardCheck, FileClock, MessageSquareText } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import type { Tile } from '#ui/staff/TileList.tsx';
import { useMayGo } from '../ClockMenu.tsx';
import { usePendingJustificationTotal, useUnknownTotal } from '../clock-menu.api.ts';
import { clockTileTexts } from './clock-tiles.messages.ts';
import { usePeriodsToClose, useToDecideTotal } from './home.api.ts';

/** HR: what of the time clock waits for an act. */
export function useClockTiles(): Tile[] {
  const t = useTexts(clockTileTexts);
  const mayGo = useMayGo(hrRoutes);
  const tiles = [
    {
      key: 'justifications',
      icon: MessageSquareText,
      label: t.justifications,
      count: usePendingJustificationTotal(mayGo(to.hr.justifications())),
      href: to.hr.justifications(),
    },
    {
      key: 'periods',
      icon: CalendarCheck,
      label: t.periods,
      count: usePeriodsToClose(mayGo(to.hr.periods())),
      href: to.hr.periods(),
    },
    {
      key: 'unknown',
      icon: FileClock,
      label: t.unknown,
      count: useUnknownTotal(mayGo(to.hr.clockFiles())),
      href: `${to.hr.clockFiles()}?aba=desconhecidos`,
    },
  ];
  return tiles.filter(({ count }) => count !== null);
}

/** A manager: what waits for their decision. */
export function useTeamClockTiles(): Tile[] {
  const t = useTexts(clockTileTexts);
  const mayGo = useMayGo(managerRoutes);
  const { manager } = to;
  const tiles = [
    {
      key: 'mirrors',
      icon: ClipboardCheck,
      label: t.mirrors,
      count: useToDecideTotal(mayGo(manager.mirrorsToDecide())),
      href: manager.mirrorsToDecide(),
    },
    {
      key: 'justifications',
      icon: MessageSquareText,
      label: t.justifications,
      count: usePendingJustificationTotal(mayGo(manager.justifications())),
      href: manager.justifications(),
    },
  ];
  return tiles.filter(({ count }) => count !== null);
}
