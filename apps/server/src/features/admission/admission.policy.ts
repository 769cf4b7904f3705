import { admissionActs } from '@cracha/contract/features/admission/admission.schemas.ts';
import { type AdmissionVerb, admissionMoves } from './admission-states.ts';

type Act = (typeof admissionActs)[number];

const grants: Record<Act, { verb: AdmissionVerb; permission: string }> = {
  devolve: { verb: 'return', permission: 'RhAdmissaoOnlineNegar' },
  aprova: { verb: 'approve', permission: 'RhAdmissaoOnlineAprovar' },
  admite: { verb: 'hire', permission: 'RhAdmissaoOnlineFinalizar' },
  desiste: { verb: 'end', permission: 'RhAdmissaoOnlineNegar' },
  reenvia: { verb: 'resend', permission: 'RhAdmissaoOnlineEditar' },
};

/** What HR may do with an admission now. */
export function actsOn(
  { permissions }: { permissions: ReadonlySet<string> },
  row: { state: string; erased_at: Date | null },
): Act[] {
  if (row.erased_at !== null) return [];
  return admissionActs.filter(act => {
    const { verb, permission } = grants[act];
    return permissions.has(permission) && admissionMoves.allows(verb, row);
  });
}

/** Accounts have a grant of their own: reviewing an admission doesn't show them. */
export const seesAccounts = ({ permissions }: { permissions: ReadonlySet<string> }): boolean =>
  permissions.has('RhDadoBancarioVisualizar');
