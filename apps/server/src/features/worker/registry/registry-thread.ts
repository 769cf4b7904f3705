import { workerData } from 'node:worker_threads';
import { isOwnColumn, isRegistryColumn } from '@cracha/contract/features/worker/registry-columns.ts';
import { workerSections } from '@cracha/contract/features/worker/worker-fields.ts';
import * as z from 'zod/mini';
import { answerBatches } from '#core/reading/apart-thread.ts';
import { registryEdits } from './registry-edits.ts';
import { readRegistryFile, registryForms } from './registry-file.ts';

const asked = z
  .object({
    path: z.string(),
    form: z.enum(registryForms),
    known: z.array(z.tuple([z.string(), z.array(z.string())])),
    own: z.array(z.tuple([z.string(), z.string()])),
    sections: z.array(z.enum(workerSections)),
    today: z.string(),
    edits: registryEdits,
  })
  .parse(workerData);
answerBatches(
  readRegistryFile({
    ...asked,
    known: new Map(asked.known.map(([heading, columns]) => [heading, columns.filter(isRegistryColumn)])),
    own: asked.own.flatMap(([column, name]) => (isOwnColumn(column) ? [[column, name] as const] : [])),
    sections: new Set(asked.sections),
  }),
);
