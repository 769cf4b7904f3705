import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { call } from '../base/client.ts';

/** What is known of a CEP of eight digits. */
export function addressOfCep(cep: string) {
  return call(companyContract.addressOfCep, { params: { cep } });
}
