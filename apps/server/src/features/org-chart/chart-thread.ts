import { workerData } from 'node:worker_threads';
import { treeOf } from '@cracha/contract/features/org-chart/chart-tree.ts';
import { chartPerson } from '@cracha/contract/features/org-chart/org-chart.contract.ts';
import { languages } from '@cracha/contract/kernel/wire.ts';
import * as z from 'zod/mini';
import { answerBatches } from '#core/reading/apart-thread.ts';
import { drawChart } from './draw-chart.ts';

const asked = z
  .object({ people: z.array(chartPerson), root: z.optional(z.string()), language: z.enum(languages) })
  .parse(workerData);
answerBatches(drawn());

async function* drawn(): AsyncGenerator<Uint8Array> {
  const { people, root, language } = asked;
  const tree = treeOf(people);
  const top = root === undefined ? undefined : tree.byId.get(root);
  yield await drawChart(top ? [top] : tree.roots, language);
}
