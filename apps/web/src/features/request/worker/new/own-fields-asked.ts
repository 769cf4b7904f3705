import type { requestContract } from '@cracha/contract/features/request/request.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';

type Form = ResponseOf<(typeof requestContract)['registrationForm']>;

/** The company's own fields that HR opened, as a form draws them. */
export function ownFieldsIn(form: Form | undefined) {
  return (form?.campos ?? []).flatMap(({ campo, proprio }) =>
    proprio ? [{ id: campo, obrigatorio: false, ...proprio }] : [],
  );
}
