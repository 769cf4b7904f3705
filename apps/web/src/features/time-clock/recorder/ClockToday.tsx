import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { Clock } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { HomeRows } from '#ui/base/HomeRows.tsx';
import type { Today } from './today.api.ts';
import { todayTexts } from './today.messages.ts';

/** On the worker's home: the next mark, today's marks, and the days that miss one. */
export function ClockToday({ today: { vinculos, corrigir, devolvidas } }: { today: Today }) {
  const t = useTexts(todayTexts);
  const fix = corrigir + devolvidas;
  const [first, ...others] = vinculos;
  if (!first) return null;
  const { tipoPonto, impedimento, dia } = first;
  const marks = vinculos.flatMap(one => one.dia?.marcacoes ?? []).filter(({ fonte }) => fonte !== 'D');
  // which of several employments is next isn't known
  const named = dia && tipoPonto === 'registro' && impedimento === null && others.length === 0;
  return (
    <div className="mt-3">
      <HomeRows
        rows={[
          {
            icon: Clock,
            href: to.worker.punch(),
            name: named ? t.next[dia.proxima] : t.title,
            fact: marks.map(({ hora }) => hora).join(' · ') || t.none,
            due: fix > 0 ? t.toFix(fix) : undefined,
          },
        ]}
      />
    </div>
  );
}
