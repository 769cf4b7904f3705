import type { Role } from '@cracha/contract/access/roles.ts';
import type { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { PersonInReach } from './person-in-reach.queries.ts';
import type { CompanyOfProfile } from './user-lookup.queries.ts';

type Calls = typeof identityContract;

export function presentCompanies(companies: CompanyOfProfile[]): ResponseSent<Calls['companiesOfProfile']> {
  return companies.map(row => ({
    id: row.id,
    razaoSocial: row.legal_name,
    nomeFantasia: row.trade_name,
    cnpj: row.cnpj,
    ativo: row.active,
  }));
}

/** What a profile's form shows, of oneself or of somebody within reach; the row is either's. */
export type ProfileRow = Omit<PersonInReach, 'roles' | 'whole' | 'active' | 'two_factor_required'>;

export function presentProfile(
  person: ProfileRow,
  roles: readonly Role[],
  confirmar: ('celular' | 'email')[],
): ResponseSent<Calls['saveProfile']> {
  return {
    id: person.id,
    nome: person.name,
    cpf: person.cpf,
    email: person.email,
    celular: person.cell_phone,
    imagem: person.photo_sha256,
    desabilitaPropaganda: person.hides_advertising,
    idioma: person.language,
    versao: person.version,
    usuarioConfirmacao: {
      celularConfirmado: person.cell_phone_confirmed_at !== null,
      emailConfirmado: person.email_confirmed_at !== null,
    },
    roles: [...roles],
    confirmar,
  };
}
