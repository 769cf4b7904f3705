import { vacationStates } from '@cracha/contract/features/vacation/vacation.contract.ts';
import { to as links } from '@cracha/contract/navigation/paths.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Building2, TreePalm } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Status, StatusText } from '#ui/base/Status.tsx';
import { StateTabs } from '#ui/documents/StateTabs.tsx';
import { ListPage, type Page } from '#ui/list/ListPage.tsx';
import { periodTexts } from './period.messages.ts';
import { periodTones } from './period-tones.ts';
import { type DuePeriod, type DueRow, useDueFilters, useDueRows, useDueTotals } from './vacation.api.ts';
import { vacationTexts } from './vacation.messages.ts';

/** Of whom nothing can be counted. */
const undated = 'semAdmissao';
/** Nearest to double pay first. */
const states = [...[...vacationStates].reverse(), undated] as const;

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
  const lacksDay = query.estado === undated;
  const list: UseQueryResult<Page<DueRow>> = useDueRows(filter, lacksDay, cursor.after);
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
          states={states.filter(state => state !== undated || lacksDay || Boolean(totals?.semAdmissao))}
          words={{ ...words.states, [undated]: t.undated }}
          counts={totals}
          total={totals?.total}
          bad="dobra"
          value={lacksDay ? undated : filter.estado}
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
      found={lacksDay ? t.foundPeople : t.found}
      size={25}
      table={useTable()}
    />
  );
}

const periodOf = (row: DueRow): DuePeriod | undefined => ('aquisitivo' in row ? row : undefined);

/** A cell of what a period says; of whom nothing can be counted it says nothing. */
const of = (cell: (period: DuePeriod) => ReactNode) => (row: DueRow) => {
  const period = periodOf(row);
  return period ? cell(period) : null;
};

function useTable() {
  const t = useTexts(vacationTexts);
  const words = useTexts(periodTexts);
  const { to } = useStaffWay();
  const { date } = useFormats();
  return {
    rowKey: (row: DueRow) => `${row.idVinculo} ${periodOf(row)?.aquisitivo.de ?? ''}`,
    rowName: (row: DueRow) => row.nome,
    head: { title: t.worker, href: (row: DueRow) => to.vacation(row.idVinculo) },
    columns: [
      {
        key: 'place',
        title: t.department,
        quiet: true,
        card: 'line' as const,
        cell: (row: DueRow) => row.lotacao ?? row.empresa,
      },
      {
        key: 'period',
        title: t.period,
        width: 190,
        quiet: true,
        cell: of(({ aquisitivo: { de, ate } }) => t.span(date(de), date(ate))),
      },
      {
        key: 'balance',
        title: t.balance,
        width: 150,
        card: 'value' as const,
        cell: of(({ saldo, aConferir }) => (
          <span className="inline-flex flex-wrap items-center gap-x-2">
            {t.days(saldo)}{' '}
            {aConferir && (
              <Status tone="warn" dot={false}>
                {words.unchecked}
              </Status>
            )}
          </span>
        )),
      },
      {
        key: 'limit',
        title: t.limit,
        width: 110,
        card: 'line' as const,
        cell: of(({ limite }) => (
          <>
            <span className="lg:hidden">{t.limit}</span> {limite === null ? '–' : date(limite)}
          </>
        )),
      },
      {
        key: 'last',
        title: t.lastStart,
        width: 110,
        quiet: true,
        cell: of(({ ultimoInicio }) => (ultimoInicio === null ? '–' : date(ultimoInicio))),
      },
      {
        key: 'state',
        title: t.state,
        width: 150,
        card: 'status' as const,
        cell: (row: DueRow) => {
          const period = periodOf(row);
          if (!period) return <StatusText tone="warn">{t.undated}</StatusText>;
          return <StatusText tone={periodTones[period.estado]}>{words.states[period.estado]}</StatusText>;
        },
      },
    ],
  };
}
