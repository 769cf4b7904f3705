import type { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { stateOfCep } from '@cracha/contract/kernel/postal.ts';
import { wireState } from '#core/document/document-state.ts';
import { type Placed, pageOf } from '#kernel/database/keyset.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { actsOn } from './company.policy.ts';
import type { CompanyRow, ConfiguredCompany } from './company.queries.ts';
import { timeClockKinds } from './company-config.ts';
import type {
  CompanyDocument,
  CompanyRecord,
  GroupReceiptSettings,
  Headcount,
  KnownAddress,
} from './company-record.queries.ts';

type Calls = typeof companyContract;
type Config = ResponseSent<Calls['configureCompany']>;
type Listed = ResponseSent<Calls['companyByCnpj']>;
type Reader = Pick<Actor, 'profile' | 'permissions' | 'allCompanies'>;

/** A row to choose from; which receipt its workers see is HR's alone. */
export function presentChoice(row: CompanyRow, forHr: boolean): ResponseSent<Calls['companies']>[number] {
  return {
    id: row.id,
    cnpj: row.cnpj,
    razaoSocial: row.legal_name,
    nomeFantasia: row.trade_name,
    ativo: row.active,
    ...(forHr ? { matriz: !row.branch, versaoCompleta: row.full_receipt, versao: row.version } : {}),
  };
}

export function presentConfig(company: ConfiguredCompany): Config {
  return {
    versaoCompleta: company.fullReceipt,
    aprovacaoEspelho: company.timesheetApproval,
    flagAprovacao: company.requestApproval,
    comFluxo: company.requestFlow,
    tipoPonto: kindWire(company.timeClockKind),
    qrCode: company.qrCode,
    avisoSms: company.smsNotice,
    anexaPdf: company.mailAttaches,
    visibilidade: {
      recibo: company.showsReceipts,
      beneficio: company.showsBenefits,
      informe: company.showsIncomeStatements,
      ponto: company.showsTimesheets,
    },
    appAcessos: company.accesses,
    versao: company.version,
  };
}

/** @throws for a kind that no migration knows */
function kindWire(kind: string): Config['tipoPonto'] {
  if (!isKind(kind)) throw new Error(`Unknown kind of time clock: ${kind}`);
  return timeClockKinds[kind];
}

function isKind(kind: string): kind is keyof typeof timeClockKinds {
  return Object.hasOwn(timeClockKinds, kind);
}

/** A company as lists and records show it; `workers`: every employment, ended ones included. */
export function presentCompany(row: CompanyRecord, workers: number, reader: Reader): Listed {
  const { cep, street, number, complement, district, city, state } = row;
  const known = [cep, street, number, complement, district, city, state].some(part => part !== null);
  return {
    id: row.id,
    cnpj: row.cnpj,
    razaoSocial: row.legal_name,
    nomeFantasia: row.trade_name,
    matriz: !row.branch,
    idMatriz: row.head_office_id,
    cnae: row.cnae,
    ativo: row.active,
    email: row.email,
    telefone: row.phone,
    logo: row.logo_sha256,
    endereco: known
      ? {
          cep,
          logradouro: street,
          numero: number,
          complemento: complement,
          bairro: district,
          municipio: city,
          uf: state,
        }
      : null,
    totalEmpregados: workers,
    can: actsOn(reader, { active: row.active, workers }),
  };
}

export function presentPage(
  rows: readonly Placed<CompanyRecord>[],
  sizes: ReadonlyMap<string, number>,
  counted: number,
  params: { page: number; size: number },
  reader: Reader,
): ResponseSent<Calls['companyList']> {
  return pageOf(rows, counted, params, row => presentCompany(row, sizes.get(row.id) ?? 0, reader));
}

export function presentHeadcount(row: Headcount): ResponseSent<Calls['headcounts']>[number] {
  return {
    idEmpresa: row.id,
    total: row.total,
    ativos: row.ativo,
    afastados: row.afastado,
    desligados: row.desligado,
  };
}

export function presentDocument(row: CompanyDocument): ResponseSent<Calls['companyDocuments']>[number] {
  return {
    id: row.id,
    nome: row.name,
    tipo: row.content_type ?? '',
    tamanho: row.size ?? 0,
    criadoEm: row.created_at.toISOString(),
    venceEm: row.due_at?.toISOString() ?? null,
    assinaturas: { total: row.signers, feitas: row.signed },
    status: wireState(row.state),
  };
}

/** Every worker is asked for an answer, within the group's days. */
export function presentReceiptSettings(row: GroupReceiptSettings): ResponseSent<Calls['receiptSettings']> {
  return {
    versaoCompleta: row.receipt_full,
    qrCode: row.receipt_qr_code,
    exigeConcordancia: true,
    diasParaResponder: row.answer_days,
    mensagemPadrao: row.receipt_message,
    campos: row.fields,
  };
}

export function presentAddress(cep: string, known: KnownAddress | undefined): ResponseSent<Calls['addressOfCep']> {
  return {
    cep,
    logradouro: known?.street ?? null,
    bairro: known?.district ?? null,
    municipio: known?.city ?? null,
    municipioIbge: known?.city_code ?? null,
    uf: known?.state ?? stateOfCep(cep) ?? null,
  };
}
