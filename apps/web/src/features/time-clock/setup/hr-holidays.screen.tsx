import { to } from '@cracha/contract/navigation/paths.ts';
import { Building2, CalendarHeart, Plus, Trash2 } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { reportFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { question } from '#ui/staff/questions.ts';
import { useClockCompanies } from '../clock-people.api.ts';
import { clockTexts } from '../clock-words.messages.ts';
import { holidayTexts } from './holidays.messages.ts';
import { type Holiday, useHolidays, useRemoveHoliday } from './setup.api.ts';

const holidayModal = modal(async () => (await import('./HolidayModal.tsx')).HolidayModal);

/** The holidays of a year: national ones are the law's, the others HR's own. */
export function Screen() {
  const t = useTexts(holidayTexts);
  const clock = useTexts(clockTexts);
  const { date } = useFormats();
  const weekday = useWeekday();
  const can = useCan();
  const address = useListAddress(['ano', 'empresa']);
  const { query } = address;
  const present = Number(todayHere().slice(0, 4));
  const year = query.ano ?? String(present);
  const companies = useClockCompanies().data;
  const list = useHolidays(year, query.empresa);
  // as the server asks: the rules' right to add, or the settings' right to change
  const adds = can('RhPontoRegraCriar') || can('RhConfiguracaoEditar');
  const removes = can('RhPontoRegraDeletar') || can('RhConfiguracaoEditar');
  const add = adds && (
    <Button look="primary" onClick={() => holidayModal.open()}>
      <Plus size={16} aria-hidden />
      {t.create}
    </Button>
  );
  const companyOf = ({ idEmpresa }: Holiday) =>
    idEmpresa === null ? t.everybody : (companies?.find(({ id }) => id === idEmpresa)?.nomeFantasia ?? '–');
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      back={<BackLink href={to.hr.clock()} label={clock.back} />}
      acts={add}
      address={address}
      filters={[
        {
          name: 'ano',
          label: t.year,
          every: String(present),
          value: query.ano,
          options: [present - 1, present + 1, present + 2].map(each => [String(each), String(each)]),
        },
        {
          name: 'empresa',
          icon: Building2,
          label: clock.company,
          every: clock.every,
          value: query.empresa,
          options: companies?.map(({ id, nomeFantasia }) => [id, nomeFantasia]),
        },
      ]}
      list={list}
      empty={{ icon: CalendarHeart, title: t.none, action: add }}
      found={t.total}
      table={{
        rowKey: row => row.id ?? `${row.dia} ${row.nome}`,
        rowName: row => row.nome,
        head: { title: t.name },
        columns: [
          {
            key: 'day',
            title: t.day,
            width: 190,
            card: 'value',
            cell: row => `${date(row.dia)}, ${weekday(row.dia)}`,
          },
          { key: 'kind', title: t.kind, width: 140, quiet: true, card: 'status', cell: row => t.kinds[row.tipo] },
          {
            key: 'who',
            title: t.forWhom,
            quiet: true,
            card: 'line',
            cell: row => (row.id === null ? t.computed : companyOf(row)),
          },
        ],
        actions: row => removes && row.id !== null && <RemoveButton id={row.id} name={row.nome} />,
      }}
    />
  );
}

function RemoveButton({ id, name }: { id: string; name: string }) {
  const t = useTexts(holidayTexts);
  const remove = useRemoveHoliday();
  const ask = () =>
    question.open({
      title: t.removeAsk(name),
      act: t.remove,
      danger: true,
      children: <p>{t.removeLead}</p>,
      onConfirm: () => reportFailure(remove.mutateAsync(id)).then(() => toast(t.removed)),
    });
  return (
    <IconButton size="icon-sm" label={`${t.remove}: ${name}`} onClick={ask}>
      <Trash2 size={16} aria-hidden />
    </IconButton>
  );
}

function useWeekday(): (day: string) => string {
  const format = new Intl.DateTimeFormat(useLanguage(), { weekday: 'long', timeZone: 'UTC' });
  return day => format.format(new Date(day));
}
