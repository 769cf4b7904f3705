import * as z from 'zod/mini';
import type { NewReceipt, ReceiptDetails } from '#core/receipt/new-receipt.ts';

const amount = z.optional(z.number());
const text = z.optional(z.string());

/** What a payslip's stored reading must have to be published; the reader's checks have found all of it already. */
const payslip = z.object({
  lines: z.array(
    z.object({
      code: text,
      description: z.string(),
      reference: text,
      percentage: text,
      earnings: z.nullable(z.number()),
      deductions: z.nullable(z.number()),
      informative: z.optional(z.boolean()),
    }),
  ),
  totalEarnings: z.number(),
  totalDeductions: z.number(),
  net: z.number(),
  bases: z.object({
    salary: amount,
    inss: amount,
    inssValue: amount,
    fgts: amount,
    fgtsMonth: amount,
    irrf: amount,
    irrfValue: amount,
  }),
  paymentDate: text,
  department: text,
  jobTitle: text,
  bank: text,
  agency: text,
  account: text,
  incomeTaxDependants: amount,
  familyAllowanceDependants: amount,
  employerMessage: text,
});

/** A clean document with the worker record it was matched to. */
export interface TakenDocument {
  id: string;
  access_group_id: string;
  import_id: string;
  reading: unknown;
  kind: string;
  year: number;
  month: number;
  employment_id: string;
  company_id: string;
  person_id: string;
  name: string;
  registration: string;
  department: string | null;
  client: string | null;
  job_title: string | null;
}

/** The receipt a clean document becomes: its amounts as read, its worker as registered. @throws where a total is missing */
export function receiptOf(taken: TakenDocument): NewReceipt {
  const read = payslip.parse(taken.reading);
  return {
    accessGroupId: taken.access_group_id,
    companyId: taken.company_id,
    employmentId: taken.employment_id,
    personId: taken.person_id,
    importId: taken.import_id,
    importDocumentId: taken.id,
    kind: taken.kind,
    year: taken.year,
    month: taken.month,
    workerName: taken.name,
    registration: taken.registration,
    department: taken.department ?? read.department ?? null,
    client: taken.client,
    jobTitle: read.jobTitle ?? taken.job_title,
    totalEarnings: read.totalEarnings,
    totalDeductions: read.totalDeductions,
    net: read.net,
    paidOn: read.paymentDate ?? null,
    items: read.lines
      .filter(line => !line.informative)
      .map(({ code, description, reference, percentage, earnings, deductions }) => ({
        code: code ?? null,
        description,
        reference: reference ?? null,
        percentage: percentage ?? null,
        earnings,
        deductions,
      })),
    bases: present({
      salary: read.bases.salary,
      inss: read.bases.inss,
      inssValue: read.bases.inssValue,
      fgts: read.bases.fgts,
      fgtsValue: read.bases.fgtsMonth,
      irrf: read.bases.irrf,
      irrfValue: read.bases.irrfValue,
    }),
    details: detailsOf(read),
  };
}

function detailsOf(read: z.output<typeof payslip>): ReceiptDetails {
  return present({
    bank: read.bank,
    agency: read.agency,
    account: read.account,
    dependantsIr: read.incomeTaxDependants,
    dependantsFamily: read.familyAllowanceDependants,
    message: read.employerMessage,
  });
}

/** Only what is there: an absent value is left out, never stored as null. */
function present<T extends Record<string, unknown>>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept: { [K in keyof T]?: Exclude<T[K], undefined> } = {};
  for (const key in values) {
    const value = values[key];
    if (isThere(value)) kept[key] = value;
  }
  return kept;
}

function isThere<T>(value: T): value is Exclude<T, undefined> {
  return value !== undefined;
}
