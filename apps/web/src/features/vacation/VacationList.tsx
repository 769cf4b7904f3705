import { vacationStates } from '@cracha/contract/features/vacation/vacation.contract.ts';
import { to as links } from '@cracha/contract/navigation/paths.ts';
import { Building2, TreePalm } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { oneOf, useListAddress } from '#kernel/lazy/list.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Status, StatusText } from '#ui/base/Status.tsx';
import { StateTabs } from '#ui/documents/StateTabs.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { periodTexts } from './period.messages.ts';
import { periodTones } from './period-tones.ts';
import { type DuePeriod, useDueFilters, useDuePeriods, useDueTotals } from './vacation.api.ts';
import { vacationTexts } from './vacation.messages.ts';

/** Nearest to double pay first. */
const states = [...vacationStates].reverse();

/** Who has days left, of which period, until when; those that double first. */
export function VacationList() {
  const t = useTexts(vacationTexts);
  const words = useTexts(periodTexts);
  const { owner, to } = useStaffWay();
  const sends = useCan()('RhSolicitacaoEditar') && owner === 'hr';
  const address = useListAddress(['pesquisa', 'empresa', 'lotacao', 'estado', 'conferir']);
  const { query, cursor, change } = address;
  const aConferir = oneOf(['true'], query.conferir);
  const filter = {
    ...{ pesquisa: query.pesquisa, idEmpresa: query.empresa, lotacao: query.lotacao, aConferir },
    estado: oneOf(vacationStates, query.estado),
  };
  const list = useDuePeriods(filter, cursor.after);
  const totals = useDueTotals(filter).data;
  const values = useDueFilters().data;
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      back={<BackLink href={to.requests()} label={t.backToRequests} />}
      acts={
        sends && (
          <Link href={links.hr.openingFiles()} className={buttonLook()}>
            {t.byFile}
          </Link>
        )
      }
      over={
        <StateTabs
          label={t.statesLabel}
          all={t.all}
          states={states}
          words={words.states}
          counts={totals}
          total={totals?.total}
          bad="dobra"
          value={filter.estado}
          onChange={estado => change({ estado })}
        />
      }
      address={address}
      search={{ name: 'pesquisa', label: t.search, hint: t.searchHint }}
      filters={[
        {
          name: 'empresa',
          icon: Building2,
          label: t.company,
          every: t.everyCompany,
          value: query.empresa,
          options: values?.empresas.map(({ id, nome }) => [id, nome]),
        },
        {
          name: 'lotacao',
          label: t.department,
          every: t.everyDepartment,
          value: query.lotacao,
          options: values?.lotacoes.map(name => [name, name]),
        },
        {
          name: 'conferir',
          label: t.unchecked,
          every: t.everyBalance,
          value: aConferir,
          options: [['true', t.toCheck]],
        },
      ]}
      list={list}
      empty={{ icon: TreePalm, title: t.none, lead: t.noneLead }}
      found={t.found}
      size={25}
      table={useTable()}
    />
  );
}

function useTable() {
  const t = useTexts(vacationTexts);
  const words = useTexts(periodTexts);
  const { to } = useStaffWay();
  const { date } = useFormats();
  return {
    rowKey: (row: DuePeriod) => `${row.idVinculo} ${row.aquisitivo.de}`,
    rowName: (row: DuePeriod) => row.nome,
    head: { title: t.worker, href: (row: DuePeriod) => to.vacation(row.idVinculo) },
    columns: [
      {
        key: 'place',
        title: t.department,
        quiet: true,
        card: 'line' as const,
        cell: (row: DuePeriod) => row.lotacao ?? row.empresa,
      },
      {
        key: 'period',
        title: t.period,
        width: 190,
        quiet: true,
        cell: ({ aquisitivo: { de, ate } }: DuePeriod) => t.span(date(de), date(ate)),
      },
      {
        key: 'balance',
        title: t.balance,
        width: 150,
        card: 'value' as const,
        cell: ({ saldo, aConferir }: DuePeriod) => (
          <span className="inline-flex flex-wrap items-center gap-x-2">
            {t.days(saldo)}{' '}
            {aConferir && (
              <Status tone="warn" dot={false}>
                {words.unchecked}
              </Status>
            )}
          </span>
        ),
      },
      {
        key: 'limit',
        title: t.limit,
        width: 110,
        card: 'line' as const,
        cell: ({ limite }: DuePeriod) => (
          <>
            <span className="lg:hidden">{t.limit}</span> {limite === null ? '–' : date(limite)}
          </>
        ),
      },
      {
        key: 'last',
        title: t.lastStart,
        width: 110,
        quiet: true,
        cell: ({ ultimoInicio }: DuePeriod) => (ultimoInicio === null ? '–' : date(ultimoInicio)),
      },
      {
        key: 'state',
        title: t.state,
        width: 150,
        card: 'status' as const,
        cell: ({ estado }: DuePeriod) => <StatusText tone={periodTones[estado]}>{words.states[estado]}</StatusText>,
      },
    ],
  };
}
