import { recordFormContract } from '@cracha/contract/features/worker/record-form.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { type RecordForm, recordFormOf } from './record-form.queries.ts';
import { saveRecordForm } from './save-record-form.ts';

/** What a company asks of its workers' records. */
export function recordFormRoutes(): Routes {
  return routes(recordFormContract, {
    recordForm: async ({ tx, params }) => present((await recordFormOf(tx, params.id)) ?? refuse('NOT_FOUND')),
    saveRecordForm: async ({ tx, by, params, body }) => present(await saveRecordForm(tx, by, params.id, body)),
  });
}

function present({ version, required, fields }: RecordForm): ResponseSent<(typeof recordFormContract)['recordForm']> {
  return {
    versao: version,
    exigidos: required,
    campos: fields.map(field => ({ ...field, opcoes: [...field.opcoes] })),
  };
}
