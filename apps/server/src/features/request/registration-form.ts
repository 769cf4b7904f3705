import {
  fieldsBehind,
  holdsAtOnce,
  isForHrAlone,
  type RegistrationField,
  registrationFields,
} from '@cracha/contract/features/request/registration.ts';
import type { requestContract } from '@cracha/contract/features/request/request.contract.ts';
import { fieldOf, hiddenValue } from '@cracha/contract/features/worker/worker-fields.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import { type AskedProof, proofsAsked } from './proof/proof-rule.ts';
import type { TypeServices } from './request-type.ts';
import { subjectOf } from './send-request.ts';

type Form = ResponseSent<(typeof requestContract)['registrationForm']>;

/** What of a record the asker may have changed, as it stands. @throws EMPLOYEE_NOT_FOUND */
export async function registrationForm({ recordPort }: TypeServices, tx: Tx, by: By, idVinculo: string): Promise<Form> {
  const { id } = await subjectOf(tx, by, idVinculo);
  const { values, own, dependants } = (await recordPort.read(tx, id)) ?? refuse('EMPLOYEE_NOT_FOUND');
  const fields = registrationFields.filter(field => mayAsk(by, field));
  const asked = await proofsAsked(tx, id);
  const present = (field: RegistrationField) =>
    fieldsBehind(field).map(name => {
      const isHidden = by.profile !== 'trabalhador' && fieldOf(name).sensitive === true;
      return [name, isHidden ? hiddenValue : (values[name] ?? null)] as const;
    });
  return {
    campos: [
      ...fields.map(campo => ({
        ...{ campo, proprio: null, atual: Object.fromEntries(present(campo)) },
        ...proofIn(asked.of(campo)),
        valeNaHora: holdsAtOnce(campo),
      })),
      ...asked.own
        .filter(() => mayAskOwn(by))
        .map(({ id: campo, nome, tipo, opcoes, ...proof }) => ({
          ...{ campo, proprio: { nome, tipo, opcoes }, atual: { [campo]: own[campo] ?? null } },
          ...proofIn(proof),
          valeNaHora: false,
        })),
    ],
    dependentes: fields.includes('dependente')
      ? dependants.map(({ name, kinship }) => ({ nome: name, parentesco: kinship }))
      : [],
  };
}

function proofIn({ kinds, needed, bothSides, maxAgeDays }: AskedProof) {
  return { provas: kinds, provaObrigatoria: needed, frenteVerso: bothSides, idadeMaxima: maxAgeDays };
}

/** Nobody has said how sensitive a field of a company's own is: managers don't read it, so HR decides it alone. */
export function mayAskOwn({ profile, actor: { permissions } }: By): boolean {
  return profile === 'trabalhador' || (profile === 'rh' && permissions.has('RhTrabalhadorVisualizar'));
}

/** A worker asks for all of it, staff for what they may read. */
function mayAsk({ profile, actor: { permissions } }: By, field: RegistrationField): boolean {
  if (profile === 'trabalhador') return true;
  if (profile === 'gestor') return !isForHrAlone(field) && permissions.has('GestorTrabalhadorVisualizar');
  return permissions.has(field === 'conta' ? 'RhDadoBancarioVisualizar' : 'RhTrabalhadorVisualizar');
}
