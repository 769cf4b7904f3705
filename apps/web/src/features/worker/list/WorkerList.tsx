import { workerStates } from '@cracha/contract/features/worker/worker.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { MailPlus, Plus, Users } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ExportButton } from '#ui/documents/ExportButton.tsx';
import { StateTabs } from '#ui/documents/StateTabs.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { useTableView } from '#ui/staff/useTableView.ts';
import { ViewTools } from '#ui/staff/ViewTools.tsx';
import { exportWorkers, useWorkers, useWorkerTotals } from '../worker.api.ts';
import { filterNames, readFilter, readOrder } from '../worker-filter.ts';
import { workersTexts } from '../workers.messages.ts';
import { BulkActs } from './BulkActs.tsx';
import { useChosen } from './useChosen.ts';
import { WorkerFilters } from './WorkerFilters.tsx';
import { hiddenAtFirst, useWorkerColumns, WorkerTable } from './WorkerTable.tsx';

/** HR's workers, or a manager's own people: tabs by state, search and filters, the table, what is done with the chosen. */
export function WorkerList() {
  const t = useTexts(workersTexts);
  const address = useListAddress(filterNames);
  const { query, cursor, change } = address;
  const can = useCan();
  const view = useTableView('workers', hiddenAtFirst);
  const columns = useWorkerColumns();
  const filter = readFilter(query);
  const order = readOrder(query.ordem);
  const list = useWorkers(filter, order, cursor.after);
  const totals = useWorkerTotals(filter).data;
  const rows = list.data?.items ?? [];
  const chosen = useChosen(rows, filter);
  const team = useSession()?.profile === 'gestor';
  const title = team ? t.team : t.title;
  return (
    <ListPage
      title={title}
      lead={totals ? t.total(totals.total) : '\u00a0'}
      acts={
        <>
          {can('RhTrabalhadorDownload') && (
            <ExportButton words={t.export} save={() => exportWorkers(filter, t.exportName)} />
          )}
          {can('RhTrabalhadorEditar') && (
            <Link href={to.hr.accessLetters()} className={buttonLook()}>
              <MailPlus size={16} aria-hidden />
              {t.letters}
            </Link>
          )}
          {can('RhTrabalhadorCriar') && <AddLink />}
        </>
      }
      over={
        <>
          <StateTabs
            label={t.states}
            all={t.all}
            states={workerStates}
            words={{ ativo: t.ativos, afastado: t.afastados, desligado: t.desligados }}
            counts={totals?.porSituacao}
            total={totals?.total}
            value={filter.situacao}
            onChange={situacao => change({ situacao })}
          />
          <WorkerFilters query={query} onChange={change} tools={<ViewTools view={view} columns={columns} />} />
        </>
      }
      address={address}
      list={list}
      empty={{
        icon: Users,
        title: t.none,
        lead: team ? t.noneForManager : t.noneLead,
        action: can('RhTrabalhadorCriar') && <AddLink />,
      }}
      found={t.total}
      bulk={
        <BulkActs
          chosen={chosen}
          total={(filter.situacao ? totals?.porSituacao[filter.situacao] : totals?.total) ?? 0}
        />
      }
    >
      <WorkerTable
        rows={rows}
        order={order}
        onOrder={ordem => change({ ordem })}
        selection={can('RhTrabalhadorEditar') ? { chosen: chosen.keys, onChange: chosen.choose } : undefined}
        view={view}
      />
    </ListPage>
  );
}

function AddLink() {
  const t = useTexts(workersTexts);
  return (
    <Link href={to.hr.newWorker()} className={buttonLook({ look: 'primary' })}>
      <Plus size={16} aria-hidden />
      {t.add}
    </Link>
  );
}
