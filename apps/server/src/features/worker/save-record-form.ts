import { requirableFields } from '@cracha/contract/features/worker/own-field-check.ts';
import { mostOwnFields, type OwnField } from '@cracha/contract/features/worker/own-fields.ts';
import type { recordFormContract } from '@cracha/contract/features/worker/record-form.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import {
  lockRecordForm,
  type NewOwnField,
  type RecordForm,
  recordFormOf,
  writeRecordForm,
} from './record-form.queries.ts';

type Sent = BodyOf<(typeof recordFormContract)['saveRecordForm']>;

/**
 * Changes what a company asks of its workers' records. Records that lack what is asked from now on stay as they are and say so.
 * @throws NOT_FOUND, STALE_VERSION, INVALID_OPTION, RECORD_ALREADY_EXISTS of a name, MAX_VALUE beyond twenty in use, INVALID_REQUEST
 * where a field is left out
 */
export async function saveRecordForm(tx: Tx, doer: Doer, companyId: string, sent: Sent): Promise<RecordForm> {
  const now = (await lockRecordForm(tx, companyId)) ?? refuse('NOT_FOUND');
  if (sent.versao !== now.version) refuse('STALE_VERSION');
  const required = requirableFields.filter(name => sent.exigidos.includes(name));
  if (required.length < new Set(sent.exigidos).size) refuseField('exigidos', 'INVALID_OPTION');
  const fields = sent.campos.map((field): NewOwnField => ({ ...field, id: field.id ?? undefined }));
  checkFields(now.fields, fields);
  await writeRecordForm(tx, companyId, required, fields);
  const saved = (await recordFormOf(tx, companyId)) ?? refuse('NOT_FOUND');
  await record(tx, doer, {
    verb: 'companyRecordFormSaved',
    entity: 'company',
    entityId: companyId,
    before: told(now),
    after: told(saved),
  });
  return saved;
}

function checkFields(known: readonly OwnField[], sent: readonly NewOwnField[]): void {
  if (known.some(({ id }) => sent.filter(field => field.id === id).length !== 1))
    refuseField('campos', 'INVALID_REQUEST');
  const used = sent.filter(field => !field.retirado);
  if (used.length > mostOwnFields) refuseField('campos', 'MAX_VALUE', { max: mostOwnFields });
  for (const [at, field] of sent.entries()) {
    const before = known.find(({ id }) => id === field.id);
    if (field.id && !before) refuseField('campos', 'INVALID_REQUEST');
    // its values are of that kind, and lie with pay or not
    if (before && before.tipo !== field.tipo) refuseField(`campos.${at}.tipo`, 'INVALID_OPTION');
    if (before && (before.secao === 'pagamento') !== (field.secao === 'pagamento'))
      refuseField(`campos.${at}.secao`, 'INVALID_OPTION');
    const options = new Set(field.opcoes);
    if (field.tipo === 'opcao' && options.size < 2) refuseField(`campos.${at}.opcoes`, 'REQUIRED_FIELD');
    if (options.size < field.opcoes.length) refuseField(`campos.${at}.opcoes`, 'RECORD_ALREADY_EXISTS');
    if (field.tipo !== 'opcao' && options.size > 0) refuseField(`campos.${at}.opcoes`, 'INVALID_REQUEST');
    if (field.nome.length < 2) refuseField(`campos.${at}.nome`, 'MIN_LENGTH', { min: 2 });
    if (!field.retirado && used.some(other => other !== field && sameName(other, field)))
      refuseField(`campos.${at}.nome`, 'RECORD_ALREADY_EXISTS');
  }
}

function sameName(one: { nome: string }, other: { nome: string }): boolean {
  return one.nome.toLowerCase() === other.nome.toLowerCase();
}

/** In words of the history: names, with a star where they are required. */
function told({ required, fields }: RecordForm) {
  return {
    requiredFields: required.join(', '),
    ownFields: fields
      .filter(({ retirado }) => !retirado)
      .map(({ nome, obrigatorio }) => (obrigatorio ? `${nome} *` : nome))
      .join(', '),
  };
}
