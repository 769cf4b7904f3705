import type { signatureContract } from '@cracha/contract/features/document/signature.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { readIdentifier } from '#core/identity/identifier.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { type NamedSigner, signerEmployment, signerUser } from './signer.queries.ts';

export type AskedSigner = BodyOf<(typeof signatureContract)['createSignature']>['assinantes'][number];

/** Who signs, by what the sender named. Each is one person, found once. @throws INVALID_OPTION, REQUIRED_FIELD, EMPLOYEE_NOT_FOUND */
export async function signerOf(tx: Tx, asked: AskedSigner, at: number): Promise<NamedSigner> {
  const field = (name: string) => `assinantes.${at}.${name}`;
  if (asked.nivel !== 'simples') refuseField(field('nivel'), 'INVALID_OPTION');
  const place = { role: asked.papel, step: asked.passo, contact: asked.contato };
  if (asked.idEmpregado !== undefined) {
    const found = (await signerEmployment(tx, asked.idEmpregado)) ?? refuse('EMPLOYEE_NOT_FOUND');
    return { ...place, ...found, profile: 'trabalhador' };
  }
  if (asked.idUsuario !== undefined) {
    const found = (await signerUser(tx, asked.idUsuario)) ?? refuseField(field('idUsuario'), 'INVALID_OPTION');
    return { ...place, ...found, employment_id: null, profile: profileOf(found.roles, asked.papel) };
  }
  return { ...place, ...outsider(asked, field) };
}

/** A representative signs for the company; everybody else as a worker, where they are one (product 6.15). */
function profileOf(roles: readonly string[], role: AskedSigner['papel']): 'rh' | 'gestor' | 'trabalhador' {
  const staff = roles.includes('RH') ? 'rh' : roles.includes('GESTOR') ? 'gestor' : null;
  if (role === 'representante') return staff ?? 'trabalhador';
  return roles.includes('EMPREGADO') ? 'trabalhador' : (staff ?? 'trabalhador');
}

function outsider({ nome, cpf, email, celular, contato }: AskedSigner, field: (name: string) => string) {
  if (!nome) return refuseField(field('nome'), 'REQUIRED_FIELD');
  const contacts = {
    email: email ? read(field('email'), { Email: email }) : null,
    cell_phone: celular ? read(field('celular'), { Celular: celular }) : null,
  };
  if ((contato === 'email' ? contacts.email : contacts.cell_phone) === null)
    return refuseField(field(contato), 'REQUIRED_FIELD');
  const named = { name: nome, cpf: cpf ? read(field('cpf'), { CPF: cpf }) : null, ...contacts };
  return { ...named, person_id: null, employment_id: null, profile: null, company_id: null, accepted: true };
}

function read(field: string, identifier: Parameters<typeof readIdentifier>[0]): string {
  const found = readIdentifier(identifier);
  return 'refused' in found ? refuseField(field, found.refused) : found.value;
}

/** The same person twice, by CPF, or by e-mail where there is none. */
export function isTwice(signers: readonly NamedSigner[]): boolean {
  const keys = signers.map(({ person_id, cpf, email, cell_phone }) => cpf ?? person_id ?? email ?? cell_phone);
  const mails = signers.flatMap(({ cpf, email }) => (cpf === null && email !== null ? [email] : []));
  return new Set(keys).size < keys.length || new Set(mails).size < mails.length;
}
