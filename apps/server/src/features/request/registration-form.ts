import {
  fieldsBehind,
  holdsAtOnce,
  isForHrAlone,
  proofOf,
  type RegistrationField,
  registrationFields,
} from '@cracha/contract/features/request/registration.ts';
import type { requestContract } from '@cracha/contract/features/request/request.contract.ts';
import { fieldOf, hiddenValue } from '@cracha/contract/features/worker/worker-fields.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import type { TypeServices } from './request-type.ts';
import { subjectOf } from './send-request.ts';

type Form = ResponseSent<(typeof requestContract)['registrationForm']>;

/** What of a record the asker may have changed, as it stands. @throws EMPLOYEE_NOT_FOUND */
export async function registrationForm({ recordPort }: TypeServices, tx: Tx, by: By, idVinculo: string): Promise<Form> {
  const { id } = await subjectOf(tx, by, idVinculo);
  const { values, dependants } = (await recordPort.read(tx, id)) ?? refuse('EMPLOYEE_NOT_FOUND');
  const fields = registrationFields.filter(field => mayAsk(by, field));
  const present = (field: RegistrationField) =>
    fieldsBehind(field).map(name => {
      const isHidden = by.profile !== 'trabalhador' && fieldOf(name).sensitive === true;
      return [name, isHidden ? hiddenValue : (values[name] ?? null)] as const;
    });
  return {
    campos: fields.map(campo => ({
      ...{ campo, atual: Object.fromEntries(present(campo)), provas: [...proofOf(campo).kinds] },
      ...{ provaObrigatoria: proofOf(campo).needed, frenteVerso: proofOf(campo).bothSides === true },
      valeNaHora: holdsAtOnce(campo),
    })),
    dependentes: fields.includes('dependente')
      ? dependants.map(({ name, kinship }) => ({ nome: name, parentesco: kinship }))
      : [],
  };
}

/** A worker asks for all of it, staff for what they may read. */
function mayAsk({ profile, actor: { permissions } }: By, field: RegistrationField): boolean {
  if (profile === 'trabalhador') return true;
  if (profile === 'gestor') return !isForHrAlone(field) && permissions.has('GestorTrabalhadorVisualizar');
  return permissions.has(field === 'conta' ? 'RhDadoBancarioVisualizar' : 'RhTrabalhadorVisualizar');
}
