import { hrRoutes } from '@cracha/contract/navigation/hr.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import {
  AlarmClock,
  Cable,
  CalendarCheck,
  CalendarClock,
  CalendarHeart,
  CalendarSync,
  FileClock,
  ListChecks,
  MessageSquareText,
  PiggyBank,
  Scale,
  Settings,
} from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import type { Tile } from '#ui/staff/TileList.tsx';
import { ClockMenu, useMayGo } from './ClockMenu.tsx';
import { useOpenPeriodTotal, usePendingJustificationTotal, useUnknownTotal } from './clock-menu.api.ts';
import { clockMenuTexts } from './clock-menu.messages.ts';

/** What HR does with the time clock. */
export function Screen() {
  const t = useTexts(clockMenuTexts);
  const mayGo = useMayGo(hrRoutes);
  const open = useOpenPeriodTotal(mayGo(to.hr.periods()));
  const unknown = useUnknownTotal(mayGo(to.hr.clockFiles()));
  const waiting = usePendingJustificationTotal(mayGo(to.hr.justifications()));
  const way = { count: null };
  const tiles: Tile[] = [
    {
      key: 'justifications',
      icon: MessageSquareText,
      label: t.justifications,
      sub: t.justificationsLead,
      href: to.hr.justifications(),
      count: waiting,
    },
    {
      ...way,
      key: 'payroll',
      icon: CalendarSync,
      label: t.payroll,
      sub: t.payrollLead,
      href: to.hr.payrollMirrors(),
    },
    { ...way, key: 'lots', icon: ListChecks, label: t.lots, sub: t.lotsLead, href: to.hr.justificationLots() },
    { key: 'closing', icon: CalendarCheck, label: t.closing, sub: t.closingLead, href: to.hr.periods(), count: open },
    { ...way, key: 'bank', icon: PiggyBank, label: t.bank, sub: t.bankLead, href: to.hr.bank() },
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
    { ...way, key: 'devices', icon: AlarmClock, label: t.devices, sub: t.devicesLead, href: to.hr.clockDevices() },
    {
      ...way,
      key: 'integration',
      icon: Cable,
      label: t.integration,
      sub: t.integrationLead,
      href: to.hr.clockIntegration(),
    },
    { ...way, key: 'settings', icon: Settings, label: t.settings, sub: t.settingsLead, href: to.hr.clockSettings() },
  ];
  return <ClockMenu lead={t.lead} mirrors={to.hr.mirrors()} tiles={tiles} mayGo={mayGo} />;
}
