import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import type { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import {
  type CompanyField,
  companyFaultValues,
  companyFieldNames,
  readCompanyField,
} from '@cracha/contract/features/company/company-check.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import { keepImage } from '#core/file/kept-image.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import { Refusal, refuse, refuseField } from '#kernel/refusal.ts';
import { mayAdd, mayEdit } from './company.policy.ts';
import { refreshAccesses } from './company.queries.ts';
import { changesOf } from './company-config.ts';
import {
  type CompanyFields,
  type CompanyRecord,
  cnpjTaken,
  companyById,
  familyOf,
  insertCompany,
  lockCompany,
  updateCompany,
} from './company-record.queries.ts';

type Form = BodyOf<(typeof companyContract)['saveCompany']>;
type InOwnTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

interface Services {
  files: Pick<FileStore, 'put'>;
}

/**
 * Creates a company of the chosen access group, or changes the one with the id; the logo's bytes are kept before anything is written.
 * @throws the fields' faults, COMPANY_CNPJ_TAKEN, NOT_FOUND, STALE_VERSION, OPERATION_NOT_ALLOWED
 */
export async function saveCompany(
  { files }: Services,
  by: By,
  id: string | undefined,
  form: Form,
  inOwnTransaction: InOwnTransaction,
): Promise<string> {
  const { actor } = by;
  if (id === undefined ? !mayAdd(actor) : !mayEdit(actor)) refuse('OPERATION_NOT_ALLOWED');
  const fields = readForm(form);
  const present = id === undefined ? undefined : await inOwnTransaction(tx => companyOf(tx, actor, id));
  fields.active = form.ativo ?? present?.active ?? true;
  const of = { id: id ?? actor.personId, field: 'logo', by, inOwnTransaction };
  fields.logo_sha256 = await keepImage(files, of, form.logo, present?.logo_sha256 ?? null);
  return inOwnTransaction(async tx =>
    id === undefined ? create(tx, by, fields) : change(tx, by, id, fields, form.versao),
  );
}

async function companyOf(tx: Tx, actor: Actor, id: string): Promise<CompanyRecord> {
  return (await companyById(tx, actor, id)) ?? refuse('NOT_FOUND');
}

async function create(tx: Tx, by: By, fields: CompanyFields): Promise<string> {
  const { actor } = by;
  await checkBesides(tx, actor, fields, undefined);
  const id = (await insertCompany(tx, actor.accessGroupId, fields)) ?? refuse('NOT_SAVED');
  if (actor.accessGroupId) await refreshAccesses(tx, actor.accessGroupId);
  await record(tx, by, { verb: 'companyCreated', entity: 'company', entityId: id, after: fields });
  return id;
}

async function change(tx: Tx, by: By, id: string, fields: CompanyFields, version: number | undefined): Promise<string> {
  const { actor } = by;
  const { version: now, ...present } = (await lockCompany(tx, actor, id)) ?? refuse('NOT_FOUND');
  if (version !== undefined && version !== now) refuse('STALE_VERSION');
  const changes = changesOf<CompanyFields>(present, fields);
  if (!changes) return id;
  await checkBesides(tx, actor, fields, present);
  await updateCompany(tx, id, changes.after);
  await record(tx, by, { verb: 'companySaved', entity: 'company', entityId: id, ...changes });
  return id;
}

/** What only the other companies tell: whose CNPJ it is, and whether the head office named is one. */
async function checkBesides(
  tx: Tx,
  actor: Actor,
  fields: CompanyFields,
  present: (CompanyFields & { id: string }) | undefined,
): Promise<void> {
  if (fields.cnpj !== present?.cnpj && (await cnpjTaken(tx, fields.cnpj, present?.id)))
    refuseField('cnpj', 'COMPANY_CNPJ_TAKEN');
  if (fields.branch && present && (await familyOf(tx, present)).branches > 0) refuseField('matriz', 'INVALID_OPTION');
  const { head_office_id: wanted } = fields;
  if (wanted === null || wanted === present?.head_office_id) return;
  const headOffice = await companyById(tx, actor, wanted);
  if (!headOffice) refuseField('idMatriz', 'NOT_FOUND');
  if (headOffice.branch || wanted === present?.id) refuseField('idMatriz', 'INVALID_OPTION');
}

/** A form's fields as they are kept, but for logo and active. @throws their faults, each beside its field; the sentence is the first one's */
function readForm(form: Form): CompanyFields {
  const { cnpj, razaoSocial, nomeFantasia, cnae, email, telefone, endereco } = form;
  const own = { cnpj, razaoSocial, nomeFantasia, cnae, email, telefone };
  const typed: Partial<Record<CompanyField, string | null | undefined>> = { ...endereco, ...own };
  const values: Partial<Record<CompanyField, string | null>> = {};
  const faults: Record<string, ErrorCode> = {};
  let first: { name: CompanyField; fault: ErrorCode } | undefined;
  for (const name of companyFieldNames) {
    const read = readCompanyField(name, typed[name]);
    if ('value' in read) values[name] = read.value;
    else {
      faults[name in own ? name : `endereco.${name}`] = read.fault;
      first ??= { name, fault: read.fault };
    }
  }
  if (first) throw new Refusal(first.fault, companyFaultValues(first.name), faults);
  return {
    cnpj: values.cnpj ?? '',
    legal_name: values.razaoSocial ?? '',
    trade_name: values.nomeFantasia ?? '',
    branch: !form.matriz,
    head_office_id: form.matriz ? null : (form.idMatriz ?? null),
    cnae: values.cnae ?? null,
    email: values.email ?? null,
    phone: values.telefone ?? null,
    cep: values.cep ?? null,
    street: values.logradouro ?? null,
    number: values.numero ?? null,
    complement: values.complemento ?? null,
    district: values.bairro ?? null,
    city: values.municipio ?? null,
    state: values.uf ?? null,
    active: true,
    logo_sha256: null,
  };
}
