import { timesheetOrigins, timesheetStates } from '@cracha/contract/features/time-clock/time-clock.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { CalendarDays, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ExportButton } from '#ui/documents/ExportButton.tsx';
import { StateTabs } from '#ui/documents/StateTabs.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { useTableView } from '#ui/staff/useTableView.ts';
import { ViewTools } from '#ui/staff/ViewTools.tsx';
import { exportMirrors, useMirrorCounts, useMirrorFilters, useStaffMirrors } from '../mirror.api.ts';
import { mirrorTexts } from '../mirror.messages.ts';
import type { MirrorCounts } from '../mirror.types.ts';
import { MirrorBulk, MirrorRowMenu } from './MirrorRowActs.tsx';
import { filterNames, nextOrder, pendings, readMirrorList } from './mirror-filter.ts';
import { staffMirrorTexts } from './staff-mirrors.messages.ts';
import type { StaffPlace } from './staff-place.ts';
import { useMirrorActs } from './useMirrorActs.ts';
import { useMirrorColumns } from './useMirrorColumns.tsx';

interface StaffMirrorsProps {
  place: StaffPlace;
  /** Of a payroll clock: whose it is, and what is said of it above the list. */
  clockCompany?: string | undefined;
  line?: ReactNode;
}

/** Workers by period: what state each is in, what is still missing. HR acts on them, a manager reads the own people's. */
export function StaffMirrors({ place, clockCompany, line }: StaffMirrorsProps) {
  const { owner, origin } = place;
  const t = useTexts(staffMirrorTexts);
  const shared = useTexts(mirrorTexts);
  const f = useFormats();
  const can = useCan();
  const address = useListAddress(filterNames);
  const { query, cursor, change } = address;
  const values = useMirrorFilters(owner).data;
  const { filter, order, month } = readMirrorList(query, origin, clockCompany);
  const list = useStaffMirrors(owner, filter, order, cursor.after);
  const counts = useMirrorCounts(owner, filter).data;
  const view = useTableView('mirrors');
  const columns = useMirrorColumns();
  const acts = useMirrorActs();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = list.data?.items ?? [];
  const isHr = owner === 'hr';
  const title = origin ? shared.payroll : shared.mirrors;
  const imports = isHr && !origin && can('RhImportacaoVisualizar') && <ImportLink />;
  const names = (words: readonly string[] | undefined) => words?.map(word => [word, word] as const);
  return (
    <ListPage
      title={title}
      lead={t.lead}
      acts={
        <>
          {isHr && <ExportButton words={t.export} save={() => exportMirrors(filter, t.exportName)} />}
          {imports}
        </>
      }
      over={
        <>
          {line}
          <StateTabs
            label={t.states}
            all={t.all}
            states={timesheetStates}
            words={t}
            counts={counts}
            total={counts?.total}
            value={filter.status}
            onChange={status => change({ status })}
          />
        </>
      }
      address={address}
      search={{ name: 'pesquisa', label: t.search, hint: t.searchHint }}
      filters={[
        {
          name: 'competencia',
          icon: CalendarDays,
          label: t.month,
          every: t.everyMonth,
          value: month,
          options: values?.meses.map(({ mes, ano }) => [`${ano}-${mes}`, f.competence(mes, ano)]),
        },
        {
          name: 'lotacao',
          label: t.department,
          every: t.everyDepartment,
          value: query.lotacao,
          options: names(values?.lotacoes),
        },
        {
          name: 'tomador',
          label: t.client,
          every: t.everyClient,
          value: query.tomador,
          options: names(values?.tomadores),
        },
        ...(origin
          ? []
          : [
              {
                name: 'empresa',
                label: t.company,
                every: t.everyCompany,
                value: query.empresa,
                options: values?.empresas.map(({ id, nome }) => [id, nome] as const),
              },
              {
                name: 'origem',
                label: t.origin,
                every: t.everyOrigin,
                value: filter.origem,
                options: timesheetOrigins.map(each => [each, t.origins[each]] as const),
              },
            ]),
        {
          name: 'pendencia',
          label: t.waiting,
          every: t.everyWaiting,
          value: filter.pendencia,
          options: pendings.map(each => [each, t[each]]),
        },
      ]}
      tools={<ViewTools view={view} columns={columns} />}
      list={list}
      empty={
        origin
          ? { icon: CalendarDays, title: shared.none }
          : isHr
            ? { icon: CalendarDays, title: t.none, lead: t.noneLead, action: imports }
            : { icon: CalendarDays, title: t.noTeam, lead: t.noTeamLead }
      }
      found={t.found}
      totals={counts && <Sums counts={counts} />}
      bulk={
        isHr && (
          <MirrorBulk rows={rows.filter(row => chosen.has(row.id))} acts={acts} onDone={() => setChosen(new Set())} />
        )
      }
      table={{
        rowKey: row => row.id,
        rowName: row => row.nomeEmpregado,
        head: { title: t.worker, sort: 'nomeEmpregado', href: row => place.one(row.id) },
        columns: columns.filter(column => !view.hidden.has(column.key)),
        compact: view.compact,
        sorting: order && { by: order.replace('-', ''), descending: order.startsWith('-') },
        onSort: by => change({ ordem: nextOrder(by, order) }),
        selection: isHr && can('RhEspelhoPontoDeletar') ? { chosen, onChange: setChosen } : undefined,
        actions: row => <MirrorRowMenu place={place} row={row} acts={acts} />,
      }}
    />
  );
}

function Sums({ counts }: { counts: MirrorCounts }) {
  const t = useTexts(staffMirrorTexts);
  return <span className="num">{t.sums(counts.incompletos, counts.justificativas)}</span>;
}

function ImportLink() {
  const t = useTexts(staffMirrorTexts);
  return (
    <Link href={to.hr.imports()} className={buttonLook({ look: 'primary' })}>
      <Upload size={16} aria-hidden />
      {t.import}
    </Link>
  );
}
