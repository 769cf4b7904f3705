import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { StatusText } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import type { ClockPeriod } from '../clock-periods.api.ts';
import { usePeriodName } from '../period-name.ts';
import type { Cause } from './causes.ts';
import { closingTexts } from './closing.messages.ts';

/** Company by company: how many there are, how many can close and how many not. */
export function CompanyTable({ periods, causes }: { periods: readonly ClockPeriod[]; causes: readonly Cause[] }) {
  const t = useTexts(closingTexts);
  const nameOf = usePeriodName();
  const { int } = useFormats();
  const everybody = causes.flatMap(({ people }) => people);
  const blockedIn = (row: ClockPeriod) => everybody.filter(({ idPeriodo }) => idPeriodo === row.id).length;
  const openIn = (row: ClockPeriod) => row.espelhos.total - row.espelhos.fechado;
  const companies = new Set(periods.map(({ idEmpresa }) => idEmpresa)).size;
  const rowName = (row: ClockPeriod) =>
    companies === periods.length ? row.empresa : `${row.empresa}, ${nameOf(row.de, row.ate)}`;
  const stateOf = (row: ClockPeriod) => {
    const blocked = blockedIn(row);
    if (row.espelhos.total === 0) return <StatusText>{t.emptyState}</StatusText>;
    if (openIn(row) === 0) return <StatusText tone="ok">{t.closedState}</StatusText>;
    return blocked > 0 ? (
      <StatusText tone="warn">{t.blocks(blocked)}</StatusText>
    ) : (
      <StatusText tone="ok">{t.readyState}</StatusText>
    );
  };
  return (
    <section aria-label={t.companiesTitle} className="mt-6 -mx-4 lg:-mx-6">
      <h2 className="mb-1 px-4 text-base font-bold lg:px-6">{t.companiesTitle}</h2>
      <DataTable
        caption={t.companiesTitle}
        rows={periods}
        rowKey={row => row.id}
        rowName={rowName}
        head={{ title: t.company }}
        columns={[
          { key: 'people', title: t.peopleColumn, width: 90, right: true, cell: row => int(row.espelhos.total) },
          {
            key: 'ready',
            title: t.ready,
            width: 90,
            right: true,
            card: 'value',
            cell: row => int(openIn(row) - blockedIn(row)),
          },
          { key: 'blocked', title: t.blocked, width: 110, right: true, cell: row => blockedIn(row) || '–' },
          { key: 'state', title: t.state, width: 150, card: 'status', cell: stateOf },
        ]}
      />
    </section>
  );
}
