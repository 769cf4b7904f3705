import type { ChartLayout } from '@cracha/contract/features/org-chart/chart-layout.ts';
import type { ChartProblem } from '@cracha/contract/features/org-chart/chart-tree.ts';
import { Download, Network } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { modal } from '#kernel/base/modals.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { useWide } from '#ui/base/wide.ts';
import { PageHead } from '#ui/list/PageHead.tsx';
import { Menu, MenuItem } from '#ui/staff/Menu.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartList } from './ChartList.tsx';
import { askOrgChart, exportPdf, type OrgChart, useOrgChart } from './org-chart.api.ts';
import { orgChartTexts } from './org-chart.messages.ts';
import { PersonPanel } from './PersonPanel.tsx';
import { PersonSearch } from './PersonSearch.tsx';
import { ProblemList } from './ProblemList.tsx';
import { type Chart, shortName, useChart } from './useChart.ts';

export const ask = askOrgChart;

const changeModal = modal(async () => (await import('./ChangeManagerModal.tsx')).ChangeManagerModal);
const topModal = modal(async () => (await import('./ChooseTopModal.tsx')).ChooseTopModal);

/** Who answers to whom: HR's to put right, a manager's to read of the own people. */
export function Screen() {
  const t = useTexts(orgChartTexts);
  const found = useOrgChart();
  useTitle(t.title);
  return (
    <Opened found={found} title={t.title}>
      {data => <Page data={data} />}
    </Opened>
  );
}

function Page({ data }: { data: OrgChart }) {
  const t = useTexts(orgChartTexts);
  const hr = useSession()?.profile === 'rh';
  const wide = useWide();
  // without a choice: a list where there is little room
  const [view, setView] = useState<'drawing' | 'list'>();
  const chart = useChart(data, hr);
  const ask = (ids: readonly string[], above?: string) => changeModal.open({ chart, ids, above });
  const repair = (next: ChartProblem) => {
    if (next.kind === 'dismissed' || next.kind === 'orphans') return ask(next.people.map(one => one.id));
    topModal.open({ problem: next });
  };
  const shown = view ?? (wide ? 'drawing' : 'list');
  const companies = new Set(data.pessoas.map(one => one.idEmpresa)).size;
  const empty = data.pessoas.length === 0;
  const unsaid = data.pessoas.every(one => one.acima === null && !one.topo);
  return (
    <>
      <PageHead title={t.title} lead={<span className="num">{t.lead(data.pessoas.length, companies)}</span>}>
        {!empty && (
          // the view is no act that could go behind "…"
          <div className="flex flex-wrap justify-end gap-2 lg:gap-3">
            <Segmented<'drawing' | 'list'>
              label={t.view}
              options={[
                ['drawing', t.drawing],
                ['list', t.list],
              ]}
              value={shown}
              onChange={setView}
            />
            <Export chart={chart} />
          </div>
        )}
      </PageHead>
      {empty ? (
        <StateBlock icon={Network} title={hr ? t.none : t.noneForManager}>
          {hr ? t.noneLead : t.noneForManagerLead}
        </StateBlock>
      ) : (
        <div className="flex min-h-0 flex-1 border-t border-line max-lg:flex-col">
          <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
            <PersonSearch chart={chart} />
            {!wide && hr && chart.problems.length > 0 && (
              <details className="shrink-0 border-b border-line px-4 py-2">
                <summary className="min-h-11 py-2.5 text-sm font-semibold">
                  {t.problems} <span className="num text-ink-2">{chart.problems.length}</span>
                </summary>
                <div className="max-h-64 overflow-auto">
                  <ProblemList chart={chart} onRepair={repair} />
                </div>
              </details>
            )}
            {shown === 'drawing' && hr && unsaid ? (
              <div className="grid flex-1 place-items-center bg-canvas">
                <StateBlock icon={Network} title={t.none}>
                  {t.noneLead}
                </StateBlock>
              </div>
            ) : shown === 'drawing' ? (
              <ChartDrawing chart={chart} onMove={(id, above) => ask([id], above)} />
            ) : (
              <ChartList chart={chart} />
            )}
            {chart.selected && (
              <PersonPanel
                key={chart.selected.person.id}
                chart={chart}
                node={chart.selected}
                onChange={() => chart.selected && ask([chart.selected.person.id])}
              />
            )}
          </div>
          {wide && hr && (
            <div data-scroller className="w-72 shrink-0 overflow-auto border-l border-line p-5">
              <ProblemList chart={chart} onRepair={repair} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

function Export({ chart }: { chart: Chart }) {
  const t = useTexts(orgChartTexts);
  const can = useCan();
  if (!can('RhOrganogramaDownload') && !can('GestorOrganogramaDownload')) return null;
  const png = async (layout: ChartLayout) => {
    const { savePng } = await import('./draw-png.ts');
    if (!(await savePng(layout, t.fileName))) toast(t.pngSmall);
  };
  const branch = chart.selected && chart.selected.below.length > 0 ? chart.selected : undefined;
  const name = branch && shortName(branch.person.nome);
  return (
    <Menu
      trigger={
        <Button>
          <Download size={16} aria-hidden />
          {t.export}
        </Button>
      }
    >
      <MenuItem onClick={() => void png(chart.layout).catch(tellFailure)}>{t.exportPng}</MenuItem>
      <MenuItem onClick={() => void exportPdf(t.fileName).catch(tellFailure)}>{t.exportPdf}</MenuItem>
      {branch && name && (
        <>
          <MenuItem onClick={() => void png(chart.layoutOf(branch)).catch(tellFailure)}>{t.branchPng(name)}</MenuItem>
          <MenuItem onClick={() => void exportPdf(t.fileName, branch.person.id).catch(tellFailure)}>
            {t.branchPdf(name)}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
