import { to } from '@cracha/contract/navigation/paths.ts';
import { CalendarClock, Plus, UserX } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { inHours } from '#kernel/lazy/clock-hours.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { useWide } from '#ui/base/wide.ts';
import { ListPage } from '#ui/list/ListPage.tsx';
import { clockTexts } from '../clock-words.messages.ts';
import { assignTexts } from './assign.messages.ts';
import { scheduleTexts } from './schedule.messages.ts';
import { endClockModal } from './schedule-modals.ts';
import { useScheduleList, type WorkSchedule } from './setup.api.ts';

/** The schedules by name, with how many go by each and what the law says of it. */
export function ScheduleList() {
  const t = useTexts(scheduleTexts);
  const assign = useTexts(assignTexts);
  const clock = useTexts(clockTexts);
  const { int } = useFormats();
  const wide = useWide();
  const can = useCan();
  const address = useListAddress(['pesquisa']);
  const { pesquisa } = address.query;
  const schedules = useScheduleList(pesquisa);
  const warnedIn = ({ avisos }: WorkSchedule) => {
    const codes = new Set(avisos.map(({ codigo }) => codigo));
    return Object.entries(t.warned).flatMap(([code, words]) => (codes.has(code) ? [words] : []));
  };
  // on a phone a schedule is for reading only
  const add = wide && can('RhPontoRegraCriar') && (
    <Link href={to.hr.newSchedule()} className={buttonLook({ look: 'primary' })}>
      <Plus size={16} aria-hidden />
      {t.create}
    </Link>
  );
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      back={<BackLink href={to.hr.clock()} label={clock.back} />}
      acts={
        <>
          {can('RhPontoRegraEditar') && (
            <Button onClick={() => endClockModal.open()}>
              <UserX size={16} aria-hidden />
              {assign.end}
            </Button>
          )}
          {add}
        </>
      }
      address={address}
      search={{ name: 'pesquisa', label: t.search, hint: t.name }}
      list={schedules}
      empty={{ icon: CalendarClock, title: t.none, lead: t.noneLead, action: add }}
      found={t.total}
      table={{
        rowKey: row => row.id,
        rowName: row => row.nome,
        head: { title: t.name, href: row => to.hr.schedule(row.id) },
        columns: [
          { key: 'people', title: t.people, width: 110, right: true, card: 'value', cell: row => int(row.pessoas) },
          {
            key: 'week',
            title: t.perWeek,
            width: 120,
            right: true,
            card: 'line',
            cell: row => <span className="num">{inHours(row.minutosSemana)}</span>,
          },
          {
            key: 'law',
            title: t.warnings,
            card: 'status',
            cell: row =>
              row.avisos.length > 0 ? (
                <StatusText tone="warn">{warnedIn(row).join(' · ')}</StatusText>
              ) : (
                <StatusText tone="ok">{t.within}</StatusText>
              ),
          },
        ],
      }}
    />
  );
}
