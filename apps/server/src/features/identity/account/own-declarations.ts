import { policyVersion } from '@cracha/contract/features/identity/privacy-policy.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import {
  acceptAsSigner,
  acceptedAt,
  acceptVersion,
  declareEthnicity,
  newestAdmission,
} from './own-declarations.queries.ts';

const ethnicities = ['branca', 'preta', 'parda', 'amarela', 'indigena', 'naoInformada'] as const;

/** Admitted from this day on, race/colour must be told to the government (Lei 14.553/2023, eSocial S-1.3): 'not informed' is refused. */
const ethnicityNeededFrom = '2024-04-22';

/** Accepts the policy in force, with date and IP; a second call changes no date. @throws STALE_VERSION for another version */
export async function acceptPolicy(
  tx: Tx,
  by: By,
  { personId, version }: { personId: string; version: string | undefined },
): Promise<{ flgAceitoTermoPrivacidade: true; versao: string; aceitoEm: string }> {
  const { actor, request } = by;
  if (actor.profile !== 'assinante') refuseOthers(actor, personId);
  if (version !== undefined && version !== policyVersion) refuse('STALE_VERSION');
  if (actor.profile === 'assinante') {
    const at = (await acceptAsSigner(tx, personId, policyVersion)) ?? refuse('NOT_FOUND');
    return { flgAceitoTermoPrivacidade: true, versao: policyVersion, aceitoEm: at.toISOString() };
  }
  if (await acceptVersion(tx, actor.personId, policyVersion, request.ip))
    await record(tx, by, {
      verb: 'policyAccepted',
      entity: 'person',
      entityId: actor.personId,
      after: { version: policyVersion },
    });
  const at = await acceptedAt(tx, actor.personId, policyVersion);
  return { flgAceitoTermoPrivacidade: true, versao: policyVersion, aceitoEm: at.toISOString() };
}

/** Race or colour as the worker declares it, with date and IP. */
export async function declareOwnEthnicity(
  tx: Tx,
  by: By,
  { personId, colour, declares }: { personId: string; colour: string | undefined; declares: string | undefined },
): Promise<{ corConfirmado: true }> {
  const { actor, request } = by;
  refuseOthers(actor, personId);
  if (!colour) refuseField('cor', 'REQUIRED_FIELD');
  const ethnicity = ethnicities.find(known => known === colour) ?? refuseField('cor', 'INVALID_OPTION');
  if (declares?.toLowerCase() !== 'true') refuse('ETHNICITY_DECLARATION_REQUIRED');
  if (ethnicity === 'naoInformada') {
    const admitted = await newestAdmission(tx, actor.personId);
    if (admitted && admitted >= ethnicityNeededFrom) refuseField('cor', 'INVALID_OPTION');
  }
  await declareEthnicity(tx, actor.personId, ethnicity, request.ip);
  await record(tx, by, { verb: 'ethnicityDeclared', entity: 'person', entityId: actor.personId });
  return { corConfirmado: true };
}

/** One's own declarations are nobody else's to make. */
export function refuseOthers(actor: Actor, personId: string): void {
  if (personId !== actor.personId) refuse('USER_CHANGE_NOT_ALLOWED');
}
