import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { Doer } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { givenFieldNames, hasCompany, type ReceiptRow, readsGroup } from '../receipt.queries.ts';
import { dropFieldName, putFieldName } from './receipt-field.queries.ts';
import { type FieldType, fieldNames, ownNames, usualNames } from './receipt-fields.ts';

interface Place {
  idGrupoAcesso: string;
  idEmpresa: string;
  tipo: '1' | '2' | '3';
}

/** How fields are worded in an access group, or in one company of it (`0`: the group). @throws NOT_FOUND outside of one's own group */
export async function wordedFields(tx: Tx, actor: Actor, place: Place) {
  const { group, companyId, type } = await placeOf(tx, actor, place);
  const names = fieldNames(type, await givenFieldNames(tx, group, companyId, type));
  return names.map(({ field, name, position, visible }) => ({
    campo: field,
    nome: name,
    ordem: position,
    visivel: visible,
  }));
}

/** What a document's employer calls its fields otherwise than usual. */
export async function ownNamesOf(
  tx: Tx,
  { access_group_id, company_id, category }: Pick<ReceiptRow, 'access_group_id' | 'company_id' | 'category'>,
): Promise<Record<string, string>> {
  if (category === 6 || category === 7) return {};
  return ownNames(category, await givenFieldNames(tx, access_group_id, company_id, category));
}

/** Words fields; the usual name takes the wording back. @throws INVALID_OPTION for a field that the type doesn't have */
export async function nameFields(
  tx: Tx,
  actor: Actor,
  doer: Doer,
  place: Place,
  given: readonly { campo: string; nome: string }[],
) {
  const { group, companyId, type } = await placeOf(tx, actor, place);
  const usual = usualNames(type);
  const before = await wordedFields(tx, actor, place);
  for (const [at, { campo: field, nome: name }] of given.entries()) {
    const known = usual.get(field) ?? refuseField(`nomes.${at}.campo`, 'INVALID_OPTION');
    const of = { group, companyId, type, field };
    if (known.name === name) await dropFieldName(tx, of);
    else await putFieldName(tx, of, name, known.position);
  }
  const after = await wordedFields(tx, actor, place);
  const changed = after.filter(({ nome }, at) => nome !== before[at]?.nome);
  if (changed.length > 0)
    await record(tx, doer, {
      verb: 'receiptFieldsNamed',
      entity: companyId ? 'company' : 'accessGroup',
      entityId: companyId ?? group,
      before: namesOf(before.filter(({ nome }, at) => nome !== after[at]?.nome)),
      after: namesOf(changed),
    });
  return after;
}

async function placeOf(tx: Tx, actor: Actor, { idGrupoAcesso: group, idEmpresa, tipo }: Place) {
  if (!(await readsGroup(tx, actor, group))) refuse('NOT_FOUND');
  const companyId = idEmpresa === '0' ? null : idEmpresa;
  if (companyId !== null && !(await hasCompany(tx, group, companyId))) refuse('NOT_FOUND');
  const type: FieldType = tipo === '1' ? 1 : tipo === '2' ? 2 : 3;
  return { group, companyId, type };
}

function namesOf(fields: readonly { campo: string; nome: string }[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ campo, nome }) => [campo, nome]));
}
