import type { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';

type Form = BodyOf<(typeof companyContract)['configureCompany']>;

/** How a company's time clock comes in, as it is stored and as it travels. */
export const timeClockKinds = {
  pdf: 'pdf',
  manual: 'manual',
  recorder: 'registro',
  payroll: 'fopag',
} as const satisfies Record<string, NonNullable<Form['tipoPonto']>>;

/** What HR configures of a company, but for its app accesses. */
export interface Settings {
  fullReceipt: boolean;
  qrCode: boolean;
  smsNotice: boolean;
  mailAttaches: boolean;
  timesheetApproval: boolean;
  requestApproval: boolean;
  requestFlow: boolean;
  timeClockKind: string;
  showsReceipts: boolean;
  showsBenefits: boolean;
  showsIncomeStatements: boolean;
  showsTimesheets: boolean;
}

/** What HR switched otherwise than the plan's modules have it. */
export interface Switches {
  accessesOn: string[];
  accessesOff: string[];
}

export interface Wish {
  settings: Partial<Settings>;
  accesses: Readonly<Record<string, boolean>>;
  /** The version the person saw; left out: whatever there is. */
  version: number | undefined;
  confirmed: boolean;
}

/** What a form asks for, in our words. */
export function wishOf(form: Form): Wish {
  const { visibilidade: seen = {}, tipoPonto } = form;
  return {
    settings: given({
      fullReceipt: form.versaoCompleta,
      qrCode: form.qrCode,
      smsNotice: form.avisoSms,
      mailAttaches: form.anexaPdf,
      timesheetApproval: form.aprovacaoEspelho,
      requestApproval: form.flagAprovacao,
      requestFlow: form.comFluxo,
      timeClockKind: Object.entries(timeClockKinds).find(([, wire]) => wire === tipoPonto)?.[0],
      showsReceipts: seen.recibo,
      showsBenefits: seen.beneficio,
      showsIncomeStatements: seen.informe,
      showsTimesheets: seen.ponto,
    }),
    accesses: form.appAcessos ?? {},
    version: form.versao,
    confirmed: form.confirmado ?? false,
  };
}

/** The switches after a wish: a key is on one list at most. */
export function switched({ accessesOn, accessesOff }: Switches, accesses: Wish['accesses']): Switches {
  const keys = (on: boolean) => Object.keys(accesses).filter(key => accesses[key] === on);
  const list = (now: readonly string[], more: string[], fewer: string[]) =>
    [...new Set([...now, ...more])].filter(key => !fewer.includes(key)).sort();
  return {
    accessesOn: list(accessesOn, keys(true), keys(false)),
    accessesOff: list(accessesOff, keys(false), keys(true)),
  };
}

/** The fields that a wish changes, as they are and as they become. */
export function changesOf<T extends object>(
  now: T,
  wished: Partial<T>,
): { before: Partial<T>; after: Partial<T> } | undefined {
  const before: Partial<T> = {};
  const after: Partial<T> = {};
  for (const name in wished) {
    if (String(now[name]) === String(wished[name])) continue;
    before[name] = now[name];
    after[name] = wished[name];
  }
  return Object.keys(after).length > 0 ? { before, after } : undefined;
}

/** Categories of documents whose sight a change gives and takes, as `receipt.category` has them. */
export function sightOf(after: Partial<Settings>): { gained: number[]; lost: number[] } {
  const switches = [
    [1, after.showsReceipts],
    [2, after.showsBenefits],
    [3, after.showsIncomeStatements],
    [7, after.showsTimesheets],
  ] as const;
  const those = (shown: boolean) => switches.flatMap(([category, shows]) => (shows === shown ? [category] : []));
  return { gained: those(true), lost: those(false) };
}

function given<T extends object>(fields: { [K in keyof T]: T[K] | undefined }): Partial<T> {
  const kept: Partial<T> = {};
  for (const name in fields) if (fields[name] !== undefined) kept[name] = fields[name];
  return kept;
}
