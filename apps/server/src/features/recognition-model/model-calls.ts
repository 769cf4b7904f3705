import type { place, turned } from '@cracha/contract/features/recognition-model/recognition-model.schemas.ts';
import type * as z from 'zod/mini';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import { refuse } from '#kernel/refusal.ts';
import { presentRow, stateOf } from './model.presenter.ts';
import { countModels, listModels, type ModelForm, type ModelRow } from './model.queries.ts';
import { modelOf, type Place, switchModel } from './model-acts.ts';
import { isEnough, type Trial } from './try-model.ts';

interface Listed {
  page: number;
  size: number;
  query: {
    situacao?: 'rascunho' | 'ativo' | 'inativo' | undefined;
    pesquisa?: string | undefined;
    after?: string | undefined;
  };
}

/** The models of a form, as their list shows them. */
export async function listed(tx: Tx, form: ModelForm, { query, ...params }: Listed) {
  const filter = { form, state: query.situacao && stateOf(query.situacao), search: query.pesquisa };
  const rows = await listModels(tx, filter, { ...params, after: query.after });
  return pageOf(rows, await countModels(tx, filter), params, presentRow);
}

/** The one file that was sent. @throws UPLOAD_REQUIRED, what it was refused for */
export function sampleOf([file]: readonly Upload[]): Upload {
  if (!file) return refuse('UPLOAD_REQUIRED');
  if (file.refusal) throw file.refusal;
  return file;
}

export function placeIn(
  body: Pick<z.output<z.ZodMiniObject<typeof place>>, 'nome' | 'sistema'> & { idGrupo?: string | null | undefined },
): Place {
  return { name: body.nome, system: body.sistema, groupId: body.idGrupo || null };
}

interface Turn {
  by: By;
  id: string;
  body: z.output<typeof turned>;
  inOwnTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** Retires a model, or makes it active where a trial of its sample is enough. @throws NOT_FOUND, STALE_VERSION, MODEL_READS_TOO_LITTLE */
export async function turn(
  { by: doer, id, body, inOwnTransaction }: Turn,
  form: ModelForm,
  trialOf: (row: ModelRow) => Promise<Trial>,
): Promise<ModelRow> {
  const row = await inOwnTransaction(tx => modelOf(tx, form, id));
  const at = { id: row.id, form, version: body.versao };
  if (body.situacao === 'inativo') return inOwnTransaction(tx => switchModel(tx, doer, at, undefined));
  if (row.version !== body.versao) refuse('STALE_VERSION');
  const trial = await trialOf(row);
  if (!isEnough(trial)) refuse('MODEL_READS_TOO_LITTLE', { n: trial.passed, total: trial.tried });
  return inOwnTransaction(tx => switchModel(tx, doer, at, trial));
}
