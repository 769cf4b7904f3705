import { managerRoutes } from '@cracha/contract/navigation/manager.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { CalendarSync, ClipboardCheck, ListChecks, MessageSquareText, PiggyBank } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import type { Tile } from '#ui/staff/TileList.tsx';
import { ClockMenu, useMayGo } from './ClockMenu.tsx';
import { usePendingJustificationTotal } from './clock-menu.api.ts';
import { clockMenuTexts } from './clock-menu.messages.ts';

/** What a manager does with the time clock of their people. */
export function Screen() {
  const t = useTexts(clockMenuTexts);
  const mayGo = useMayGo(managerRoutes);
  const { manager } = to;
  const waiting = usePendingJustificationTotal(mayGo(manager.justifications()));
  const way = { count: null };
  const tiles: Tile[] = [
    {
      ...way,
      key: 'decide',
      icon: ClipboardCheck,
      label: t.toDecide,
      sub: t.toDecideLead,
      href: manager.mirrorsToDecide(),
    },
    {
      key: 'justifications',
      icon: MessageSquareText,
      label: t.justifications,
      sub: t.justificationsLead,
      href: manager.justifications(),
      count: waiting,
    },
    {
      ...way,
      key: 'payroll',
      icon: CalendarSync,
      label: t.payroll,
      sub: t.payrollLead,
      href: manager.payrollMirrors(),
    },
    { ...way, key: 'lots', icon: ListChecks, label: t.lots, sub: t.lotsLead, href: manager.justificationLots() },
    { ...way, key: 'bank', icon: PiggyBank, label: t.bank, sub: t.managerBankLead, href: manager.bank() },
  ];
  return <ClockMenu lead={t.managerLead} mirrors={manager.mirrors()} tiles={tiles} mayGo={mayGo} />;
}
