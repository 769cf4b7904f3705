import { workerStates } from '@cracha/contract/features/worker/worker.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { Download, MailPlus, Plus, Users } from 'lucide-react';
import { useAddress } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { useCursor } from '#kernel/cursor.ts';
import { tellFailure } from '#kernel/failure.ts';
import { loadOf } from '#kernel/loaded.ts';
import { useSession } from '#kernel/session.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { ListBody } from '#ui/ListBody.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useTableView } from '#ui/useTableView.ts';
import { ViewTools } from '#ui/ViewTools.tsx';
import { BulkActs } from './BulkActs.tsx';
import { useChosen } from './useChosen.ts';
import { WorkerFilters } from './WorkerFilters.tsx';
import { hiddenAtFirst, useWorkerColumns, WorkerTable } from './WorkerTable.tsx';
import { exportWorkers, useWorkers, useWorkerTotals } from './worker.api.ts';
import type { WorkerTotals } from './worker.types.ts';
import { noFilter, readFilter, readOrder } from './worker-filter.ts';
import { workersTexts } from './workers.messages.ts';

/** HR's workers, or a manager's own people: tabs by state, search and filters, the table, what is done with the chosen. */
export function WorkerList() {
  const t = useTexts(workersTexts);
  const { query, setQuery } = useAddress();
  const cursor = useCursor();
  const can = useCan();
  const view = useTableView('workers', hiddenAtFirst);
  const columns = useWorkerColumns();
  const filter = readFilter(query);
  const order = readOrder(query.ordem);
  const list = useWorkers(filter, order, cursor.after);
  const totals = useWorkerTotals(filter).data;
  const rows = list.data?.items ?? [];
  const chosen = useChosen(rows, filter);
  const change = (next: Record<string, string | undefined>) => setQuery({ ...next, apos: undefined });
  const filtered = Object.keys(noFilter).some(key => query[key] !== undefined);
  const team = useSession()?.profile === 'gestor';
  const title = team ? t.team : t.title;
  useTitle(title);
  return (
    <>
      <PageHead title={title} lead={totals ? t.total(totals.total) : '\u00a0'}>
        {can('RhTrabalhadorDownload') && (
          <Button onClick={() => void exportWorkers(filter, t.exportName).catch(tellFailure)}>
            <Download size={16} aria-hidden />
            {t.export}
          </Button>
        )}
        {can('RhTrabalhadorEditar') && (
          <Link href={to.hr.accessLetters()} className={buttonLook()}>
            <MailPlus size={16} aria-hidden />
            {t.letters}
          </Link>
        )}
        {can('RhTrabalhadorCriar') && <AddLink />}
      </PageHead>
      <StateTabs totals={totals} value={filter.situacao} onChange={situacao => change({ situacao })} />
      <WorkerFilters query={query} onChange={change} tools={<ViewTools view={view} columns={columns} />} />
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        onClear={filtered ? () => change(noFilter) : undefined}
        whenEmpty={
          <StateBlock icon={Users} title={t.none} action={can('RhTrabalhadorCriar') && <AddLink />}>
            {team ? t.noneForManager : t.noneLead}
          </StateBlock>
        }
      >
        <WorkerTable
          rows={rows}
          order={order}
          onOrder={ordem => change({ ordem })}
          selection={can('RhTrabalhadorEditar') ? { chosen: chosen.keys, onChange: chosen.choose } : undefined}
          view={view}
        />
      </ListBody>
      <div className="relative">
        <BulkActs
          chosen={chosen}
          total={(filter.situacao ? totals?.porSituacao[filter.situacao] : totals?.total) ?? 0}
        />
        <Pager cursor={cursor} list={list.data} words={t.total} />
      </div>
    </>
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

interface StateTabsProps {
  totals: WorkerTotals | undefined;
  value: string | undefined;
  onChange: (state: string | undefined) => void;
}

function StateTabs({ totals, value, onChange }: StateTabsProps) {
  const t = useTexts(workersTexts);
  const words = { ativo: t.ativos, afastado: t.afastados, desligado: t.desligados };
  return (
    <Tabs
      label={t.states}
      value={value ?? 'all'}
      onChange={next => onChange(workerStates.find(state => state === next))}
      tabs={[
        { value: 'all', label: t.all, count: totals?.total },
        ...workerStates.map(state => ({ value: state, label: words[state], count: totals?.porSituacao[state] })),
      ]}
    />
  );
}
