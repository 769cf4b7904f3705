import * as z from 'zod/mini';
import type { FiledCategory } from '#core/receipt/category.ts';
import { benefitTitle } from '#core/receipt/document-place.ts';
import type { FiledContent, NewReceipt, ReceiptDetails, ReceiptItem } from '#core/receipt/new-receipt.ts';
import { boxItems, inBox, informationBox } from '#core/receipt/statement-boxes.ts';

const amount = z.optional(z.number());
const text = z.optional(z.string());

const lines = z.array(
  z.object({
    code: text,
    description: z.string(),
    reference: text,
    percentage: text,
    earnings: z.nullable(z.number()),
    deductions: z.nullable(z.number()),
    informative: z.optional(z.boolean()),
  }),
);
const benefit = z.object({
  lines,
  totalEarnings: amount,
  totalDeductions: amount,
  paymentDate: text,
  employerMessage: text,
});
const statement = z.object({ fields: z.optional(z.record(z.string(), z.union([z.number(), z.string()]))) });

const record = z.object({
  fields: z._default(z.record(z.string(), z.union([z.number(), z.string()])), {}),
  department: text,
});
const mirror = z.object({
  days: z._default(
    z.array(z.object({ date: z.string(), punches: z.array(z.string()), occurrence: z.nullable(z.string()) })),
    [],
  ),
  totals: z._default(z.record(z.string(), z.string()), {}),
});

/** What a payslip's stored reading must have to be published; the reader's checks have found all of it already. */
const payslip = z.object({
  lines,
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
  type: number;
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

/** What a clean document becomes: its amounts as read, its worker as registered. @throws where a total is missing */
export function receiptOf(taken: TakenDocument): NewReceipt {
  if (taken.type === 2) return benefitOf(taken);
  if (taken.type === 3) return statementOf(taken);
  if (taken.type === 6) return filedOf(taken, 6, recordContent(taken.reading));
  return taken.type === 7 ? filedOf(taken, 7, mirror.parse(taken.reading)) : payslipOf(taken);
}

function payslipOf(taken: TakenDocument): NewReceipt {
  const read = payslip.parse(taken.reading);
  return {
    ...ownerOf(taken),
    category: 1,
    title: null,
    department: taken.department ?? read.department ?? null,
    jobTitle: read.jobTitle ?? taken.job_title,
    totalEarnings: read.totalEarnings,
    totalDeductions: read.totalDeductions,
    net: read.net,
    paidOn: read.paymentDate ?? null,
    items: itemsOf(read.lines),
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

/** A total that isn't printed is the sum of the lines; those that are have been checked against it. */
function benefitOf(taken: TakenDocument): NewReceipt {
  const read = benefit.parse(taken.reading);
  const items = itemsOf(read.lines);
  const sum = (side: 'earnings' | 'deductions') => items.reduce((total, item) => total + (item[side] ?? 0), 0);
  // a line that only takes something away is no benefit
  const granted = items.filter(({ earnings }) => earnings !== null);
  const [totalEarnings, totalDeductions] = [
    read.totalEarnings ?? sum('earnings'),
    read.totalDeductions ?? sum('deductions'),
  ];
  return {
    ...ownerOf(taken),
    category: 2,
    title: benefitTitle(granted.map(({ description }) => description)),
    totalEarnings,
    totalDeductions,
    net: totalEarnings - totalDeductions,
    paidOn: read.paymentDate ?? null,
    items,
    bases: {},
    details: present({ message: read.employerMessage }),
  };
}

function statementOf(taken: TakenDocument): NewReceipt {
  const { fields } = statement.parse(taken.reading);
  const items = boxItems(fields);
  const information = fields?.[informationBox];
  return {
    ...ownerOf(taken),
    category: 3,
    title: null,
    totalEarnings: inBox(items, '3.1'),
    totalDeductions: inBox(items, '3.5'),
    net: inBox(items, '3.1'),
    paidOn: null,
    items,
    bases: {},
    details: present({ information: information?.toString() }),
  };
}

/** Of a record the department stands beside its fields. */
function recordContent(reading: unknown): FiledContent {
  const { fields, department } = record.parse(reading);
  return { fields: { ...fields, ...present({ department }) } };
}

/** A document without pay: what it says is kept as it was read. */
function filedOf(taken: TakenDocument, category: FiledCategory, content: FiledContent): NewReceipt {
  return {
    ...ownerOf(taken),
    category,
    title: null,
    totalEarnings: 0,
    totalDeductions: 0,
    net: 0,
    paidOn: null,
    items: [],
    bases: {},
    details: {},
    content,
  };
}

function ownerOf(taken: TakenDocument) {
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
    department: taken.department,
    client: taken.client,
    jobTitle: taken.job_title,
  };
}

function itemsOf(read: z.output<typeof lines>): ReceiptItem[] {
  return read
    .filter(line => !line.informative)
    .map(({ code, description, reference, percentage, earnings, deductions }) => ({
      code: code ?? null,
      description,
      reference: reference ?? null,
      percentage: percentage ?? null,
      earnings,
      deductions,
    }));
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
