import { findingSentence } from '@cracha/contract/features/import/import.findings-messages.ts';
import type { ReadDocument, ReadLine } from '#core/reading/reading-types.ts';
import { kindWire } from '#core/receipt/receipt-kind.ts';

const TYPE_KINDS: Record<number, string> = { 2: 'beneficio', 3: 'informe', 6: 'ficha', 7: 'ponto' };

/**
 * A document as the `read` command writes it: reais with two decimals, snake case, only what was read. One of a file within a PDF
 * (`isAttached`) stands on no page of that PDF.
 */
export function toTruth(document: ReadDocument, isAttached = false): Record<string, unknown> {
  return dropUndefined({
    type: document.type,
    pages: isAttached ? [] : document.pages,
    region: document.region,
    row: document.row,
    copies: document.copies > 1 ? document.copies : undefined,
    cpf: document.cpf,
    registration: document.registration,
    pis: document.pis,
    name: document.name,
    company_cnpj: document.companyCnpj,
    company_name: document.companyName,
    job_title: document.jobTitle,
    month: document.month,
    year: document.year,
    kind: document.kind ? kindWire(document.kind) : TYPE_KINDS[document.type],
    ...toMoney(document),
    payment_date: document.paymentDate,
    admission_date: document.admissionDate,
    fields: document.fields ? toFields(document.fields, document.type) : undefined,
    days: document.days,
    totals: document.totals,
    match: document.match,
    confidence: document.confidence,
    review: document.review || undefined,
    findings:
      document.findings.length > 0 ? document.findings.map(finding => findingSentence(finding, 'pt-BR')) : undefined,
  });
}

function toMoney({ type, lines, totalEarnings, totalDeductions, net, bases }: ReadDocument): Record<string, unknown> {
  const informative = lines.filter(line => line.informative);
  return {
    lines: type === 1 || type === 2 ? lines.filter(line => !line.informative).map(toLine) : undefined,
    info_lines: informative.length > 0 ? informative.map(toInfoLine) : undefined,
    total_earnings: reais(totalEarnings),
    total_discounts: reais(totalDeductions),
    net: reais(net),
    bases: dropUndefined({
      salary: reais(bases.salary),
      inss: reais(bases.inss),
      fgts: reais(bases.fgts),
      fgts_month: reais(bases.fgtsMonth),
      irrf: reais(bases.irrf),
      irrf_rate: reais(bases.irrfRate),
    }),
  };
}

function toLine(line: ReadLine): Record<string, unknown> {
  return {
    code: line.code ?? null,
    description: line.description,
    reference: line.reference ?? null,
    earnings: reais(line.earnings) ?? null,
    discounts: reais(line.deductions) ?? null,
  };
}

function toInfoLine(line: ReadLine): Record<string, unknown> {
  return { code: line.code ?? null, description: line.description, value: reais(line.informativeAmount) ?? null };
}

/** Amounts of the income statement and the salary of a record are centavos; everything else is text. */
function toFields(fields: Record<string, number | string>, type: number): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const name in fields) {
    const value = fields[name];
    written[name] = typeof value === 'number' && (type === 3 || name === 'salary') ? reais(value) : value;
  }
  return written;
}

function reais(centavos: number | null | undefined): number | undefined {
  return centavos === null || centavos === undefined ? undefined : centavos / 100;
}

function dropUndefined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
