import type { ChartProblem } from '@cracha/contract/features/org-chart/chart-tree.ts';
import { CircleCheck, GitBranch, type LucideIcon, Repeat2, Unlink, UserRoundX } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { orgChartTexts } from './org-chart.messages.ts';
import { type Chart, shortName } from './useChart.ts';

const icons: Record<ChartProblem['kind'], LucideIcon> = {
  cycle: Repeat2,
  dismissed: UserRoundX,
  orphans: Unlink,
  roots: GitBranch,
};

/** What is to be put right, each with its repair; the drawing holds meanwhile. */
export function ProblemList({ chart, onRepair }: { chart: Chart; onRepair: (problem: ChartProblem) => void }) {
  const t = useTexts(orgChartTexts);
  const { list, date, int } = useFormats();
  const { problems, tree, companies } = chart;
  const wrong = new Set(problems.flatMap(one => one.people.map(person => person.id)));
  const wordsOf = (problem: ChartProblem): [title: string, lead: string, act: string] => {
    const count = problem.people.length;
    switch (problem.kind) {
      case 'cycle':
        return [t.cycle, t.cycleLead(list(problem.people.map(one => shortName(one.nome)))), t.cycleAct];
      case 'dismissed':
        return [
          t.dismissed,
          t.dismissedLead(count, shortName(problem.manager.nome), date(problem.manager.saiuEm ?? '')),
          t.dismissedAct,
        ];
      case 'orphans':
        return [t.orphans, t.orphansLead(count, companies.get(problem.company) ?? ''), t.orphansAct];
      default:
        return [t.roots, t.rootsLead(count, companies.get(problem.company) ?? ''), t.rootsAct];
    }
  };
  return (
    <section aria-label={t.problems}>
      {problems.length > 0 && (
        <>
          <h2 className="text-base font-bold">
            {t.problems} <span className="num font-semibold text-ink-2">{int(problems.length)}</span>
          </h2>
          <p className="text-sm text-ink-2">{t.problemsLead}</p>
        </>
      )}
      <ul>
        {problems.map(problem => {
          const [title, lead, act] = wordsOf(problem);
          const Icon = icons[problem.kind];
          return (
            <li
              key={`${problem.kind} ${problem.people[0]?.id}`}
              className="flex gap-2.5 border-b border-line py-4 text-sm first:mt-3 first:border-t"
            >
              <Icon size={17} aria-hidden className="mt-0.5 shrink-0 text-warn" />
              <div className="min-w-0">
                <p className="font-semibold">{title}</p>
                <p className="text-ink-2">{lead}</p>
                {chart.canChange && (
                  <button
                    type="button"
                    className="mt-1 font-semibold text-brand-ink underline-offset-2 hover:underline max-lg:min-h-11"
                    onClick={() => onRepair(problem)}
                  >
                    {act}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 flex items-center gap-2 text-sm text-ink-2">
        <CircleCheck size={16} aria-hidden className="shrink-0 text-ok" />
        {t.inPlace(tree.byId.size - wrong.size)}
      </p>
    </section>
  );
}
