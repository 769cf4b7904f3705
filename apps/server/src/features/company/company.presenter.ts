import type { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { CompanyRow, ConfiguredCompany } from './company.queries.ts';
import { timeClockKinds } from './company-config.ts';

type Calls = typeof companyContract;
type Config = ResponseSent<Calls['configureCompany']>;

/** A row to choose from; which receipt its workers see is HR's alone. */
export function presentChoice(row: CompanyRow, forHr: boolean): ResponseSent<Calls['companies']>[number] {
  return {
    id: row.id,
    cnpj: row.cnpj,
    razaoSocial: row.legal_name,
    nomeFantasia: row.trade_name,
    ativo: row.active,
    ...(forHr ? { versaoCompleta: row.full_receipt, versao: row.version } : {}),
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
