import type { ChartNode } from '@cracha/contract/features/org-chart/chart-tree.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { X } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button, buttonLook, IconButton } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Face } from '#ui/staff/Face.tsx';
import { useReportingLines, useTakeBackReporting } from './org-chart.api.ts';
import { orgChartTexts } from './org-chart.messages.ts';
import type { Chart } from './useChart.ts';

interface PersonPanelProps {
  chart: Chart;
  node: ChartNode;
  onChange: () => void;
}

/** Who was chosen: whom they answer to, now and from a day on, and what may be done. */
export function PersonPanel({ chart, node, onChange }: PersonPanelProps) {
  const t = useTexts(orgChartTexts);
  const { date } = useFormats();
  const can = useCan();
  const manager = useSession()?.profile === 'gestor';
  const { person } = node;
  const above = person.acima === null ? undefined : chart.tree.byId.get(person.acima)?.person.nome;
  const opens = can('RhTrabalhadorVisualizar') || can('GestorTrabalhadorVisualizar');
  return (
    <aside
      aria-label={person.nome}
      className="absolute right-4 bottom-4 left-4 z-10 rounded-2xl border border-line bg-raised p-4 text-sm shadow-2 sm:left-auto sm:w-72"
    >
      <div className="flex items-start gap-3">
        <Face name={person.nome} photo={person.foto} size={36} />
        <div className="min-w-0 flex-1">
          <h2 className="font-bold">{person.nome}</h2>
          <p className="text-ink-2">
            {[person.cargo, person.lotacao ?? chart.companies.get(person.idEmpresa)].filter(Boolean).join(', ')}
          </p>
        </div>
        <IconButton size="icon-sm" className="-mt-1 -mr-2" label={t.closePanel} onClick={() => chart.select(undefined)}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
      <p className="mt-2">
        {person.saiuEm && `${t.gone(date(person.saiuEm))}. `}
        {above ? (
          <>
            {t.answersTo} <strong>{above}</strong>.
          </>
        ) : person.acima !== null ? (
          t.elsewhere
        ) : person.topo ? (
          t.top
        ) : (
          t.noOne
        )}{' '}
        {node.people > 0 && t.looksAfter(node.people)}
      </p>
      <Future chart={chart} id={person.id} />
      <div className="mt-3 flex gap-2">
        {opens && (
          <Link
            href={(manager ? to.manager : to.hr).worker(person.id)}
            className={buttonLook({ size: 'sm', className: 'flex-1' })}
          >
            {t.record}
          </Link>
        )}
        {chart.canChange && (
          <Button size="sm" className="flex-1" onClick={onChange}>
            {t.change}
          </Button>
        )}
      </div>
    </aside>
  );
}

/** What was said for a day to come, and the way to take it back. */
function Future({ chart, id }: { chart: Chart; id: string }) {
  const t = useTexts(orgChartTexts);
  const { date } = useFormats();
  const lines = (useReportingLines(id).data ?? []).filter(one => one.futura);
  const takeBack = useTakeBackReporting(id);
  if (lines.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1">
      {lines.map(one => (
        <li key={one.id} className="flex items-center gap-2">
          <span className="num flex-1">{t.future(date(one.aPartirDe), one.acima ?? t.futureTop)}</span>
          {chart.canChange && (
            <Button
              size="sm"
              busy={takeBack.isPending}
              onClick={() => takeBack.mutateAsync(one.id).then(() => toast(t.takenBack), tellFailure)}
            >
              {t.takeBack}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
