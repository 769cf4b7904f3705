import { timesheetStates } from '@cracha/contract/features/time-clock/time-clock.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { Building2, CalendarCheck, CalendarPlus, Lock } from 'lucide-react';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { inSentence } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button } from '#ui/base/Button.tsx';
import { StatusText, type Tone } from '#ui/base/Status.tsx';
import { ReasonedButton } from '#ui/form/ReasonedButton.tsx';
import { BulkBar, bulkAct } from '#ui/list/BulkBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { RowLink } from '#ui/list/RowLink.tsx';
import type { Column } from '#ui/list/table.ts';
import { useClockCompanies } from '../clock-people.api.ts';
import { type ClockPeriod, useClockPeriods } from '../clock-periods.api.ts';
import { clockTexts } from '../clock-words.messages.ts';
import { usePeriodName } from '../period-name.ts';
import { periodTexts } from './period.messages.ts';

const openModal = modal(async () => (await import('./OpenPeriodModal.tsx')).OpenPeriodModal);

const tones: Record<ClockPeriod['estado'], Tone> = {
  aberto: 'warn',
  enviado: 'brand',
  emRevisao: 'warn',
  aprovado: 'ok',
  fechado: 'ok',
};

/** The periods of the companies, newest first; one or several are taken to the desk. */
export function PeriodList() {
  const t = useTexts(periodTexts);
  const clock = useTexts(clockTexts);
  const can = useCan();
  const nameOf = usePeriodName();
  const address = useListAddress(['empresa', 'situacao']);
  const { query } = address;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const estado = oneOf(timesheetStates, query.situacao);
  const periods = useClockPeriods(query.empresa, estado);
  const items = periods.data?.items ?? [];
  const companies = useClockCompanies().data;
  const closes = can('RhPontoFechamentoFinalizar');
  const opens = can('RhPontoFechamentoEditar');
  const open = opens && (
    <Button look={items.length === 0 ? 'primary' : 'outline'} onClick={() => openModal.open({})}>
      <CalendarPlus size={16} aria-hidden />
      {t.openPeriod}
    </Button>
  );
  const go = () => navigateTo(to.hr.closingOf([...chosen]));
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      back={<BackLink href={to.hr.clock()} label={clock.back} />}
      acts={
        <>
          {open}
          {closes && items.length > 0 && (
            <ReasonedButton
              look="primary"
              busy={false}
              why={chosen.size === 0 ? t.chooseFirst : undefined}
              onClick={go}
            >
              <Lock size={16} aria-hidden />
              {t.close}
            </ReasonedButton>
          )}
        </>
      }
      address={address}
      filters={[
        {
          name: 'empresa',
          icon: Building2,
          label: clock.company,
          every: clock.every,
          value: query.empresa,
          options: companies?.map(({ id, nomeFantasia }) => [id, nomeFantasia]),
        },
        {
          name: 'situacao',
          label: t.state,
          every: t.everyState,
          value: estado,
          options: timesheetStates.map(one => [one, t.states[one]]),
        },
      ]}
      list={periods}
      empty={{ icon: CalendarCheck, title: t.none, lead: t.noneLead, action: open }}
      found={t.total}
      table={{
        rowKey: row => row.id,
        rowName: row => `${nameOf(row.de, row.ate)}, ${row.empresa}`,
        head: { title: t.period, cell: row => <PeriodCell row={row} opens={opens} /> },
        columns: useColumns(),
        ...(closes ? { selection: { chosen, onChange: setChosen } } : {}),
      }}
      bulk={
        <BulkBar count={chosen.size} onClear={() => setChosen(new Set())}>
          <button type="button" className={bulkAct} onClick={go}>
            <Lock size={16} aria-hidden />
            {t.closeChosen(chosen.size)}
          </button>
        </BulkBar>
      }
    />
  );
}

/** Its name, and the month before it that nobody opened. */
function PeriodCell({ row, opens }: { row: ClockPeriod; opens: boolean }) {
  const t = useTexts(periodTexts);
  const nameOf = usePeriodName();
  const { faltaAntes: gap } = row;
  const missing = gap && inSentence(nameOf(gap.de, gap.ate));
  return (
    <>
      <RowLink href={to.hr.closingOf([row.id])}>{nameOf(row.de, row.ate)}</RowLink>
      {gap && missing && (
        <span className="flex flex-wrap items-center gap-x-2 text-xs font-normal">
          <StatusText tone="warn">{t.missing(missing)}</StatusText>
          {opens && (
            <button
              type="button"
              className="min-h-6 font-semibold text-brand-ink underline underline-offset-2 max-lg:min-h-11"
              onClick={() => openModal.open({ idEmpresa: row.idEmpresa, ...gap })}
            >
              {t.openMissing(missing)}
            </button>
          )}
        </span>
      )}
    </>
  );
}

function useColumns(): Column<ClockPeriod>[] {
  const t = useTexts(periodTexts);
  const clock = useTexts(clockTexts);
  return [
    { key: 'company', title: clock.company, card: 'line', quiet: true, cell: row => row.empresa },
    { key: 'people', title: t.people, width: 90, right: true, cell: row => row.espelhos.total },
    {
      key: 'waiting',
      title: t.waiting,
      width: 150,
      right: true,
      quiet: true,
      cell: row => row.espelhos.enviado || '–',
    },
    {
      key: 'review',
      title: t.toReview,
      width: 110,
      right: true,
      quiet: true,
      cell: row => row.espelhos.emRevisao || '–',
    },
    {
      key: 'closed',
      title: t.closed,
      width: 110,
      right: true,
      card: 'value',
      cell: row => `${row.espelhos.fechado}/${row.espelhos.total}`,
    },
    {
      key: 'state',
      title: t.state,
      width: 130,
      card: 'status',
      cell: row => <StatusText tone={tones[row.estado]}>{t.states[row.estado]}</StatusText>,
    },
  ];
}
