// The org chart of 5,000 people as PDF: how late the loop that answers calls is at most while a thread draws it, beside the same drawing on
// that very loop, and what each takes in all.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { drawApart } from '../apps/server/src/features/org-chart/draw-apart.ts';
import { drawChart } from '../apps/server/src/features/org-chart/draw-chart.ts';
import { treeOf } from '../packages/contract/src/features/org-chart/chart-tree.ts';
import type { ChartPerson } from '../packages/contract/src/features/org-chart/org-chart.contract.ts';
import { median } from './lib/measure.ts';

const [many, rounds] = [5000, 3];
const nobodyLeaves = new AbortController().signal;
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const people = Array.from({ length: many }, (_, at): ChartPerson => {
  const above = at === 0 ? null : at <= 10 ? 0 : at <= 210 ? 1 + (at % 10) : 11 + (at % 200);
  return {
    id: idOf(at),
    nome: `Pessoa ${at} da Silva`,
    foto: null,
    cargo: 'Montagem',
    lotacao: 'Linha',
    idEmpresa: idOf(many),
    acima: above === null ? null : idOf(above),
    topo: at === 0,
    saiuEm: null,
  };
});
const here = await measured(() => drawChart(treeOf(people).roots, 'pt-BR'));
const apart = await measured(() => drawApart({ people, root: undefined, language: 'pt-BR' }, nobodyLeaves));
console.log(
  `drawn in a thread: the answering loop late by ${apart.late.toFixed(0)} ms at most (must: 200), ${apart.took.toFixed(0)} ms in all; ` +
    `on the loop itself ${here.late.toFixed(0)} ms late, ${here.took.toFixed(0)} ms`,
);
if (apart.late > 200) process.exitCode = 1;

async function measured(draw: () => Promise<Uint8Array>): Promise<{ late: number; took: number }> {
  const [late, took]: number[][] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    // its first look is what later ones are told from
    await wait(20);
    const begun = performance.now();
    await draw();
    took?.push(performance.now() - begun);
    await wait(5);
    delay.disable();
    late?.push(delay.max / 1e6);
  }
  return { late: median(late ?? []), took: median(took ?? []) };
}
