import type { ReadDocument } from '../reading-types.ts';
import { bareRegistration, isSimilarName, type Registry } from '../registry.ts';
import type { MadePayroll, MadePayslip } from './payroll.factory.ts';

/** What was drawn, as far as a reader can be asked for it. */
export interface ScoredFile {
  readonly name: string;
  readonly payroll: MadePayroll;
  readonly truth: readonly ScoredTruth[];
  readonly expects: {
    readonly cpf: boolean;
    readonly registration: boolean;
    readonly cnpj: boolean;
    readonly payment: boolean;
    readonly admission: boolean;
    readonly bases: boolean;
    readonly codes: boolean;
    readonly references: boolean;
    readonly kind: boolean;
  };
}

export interface ScoredTruth {
  readonly payslip: MadePayslip;
  readonly pages: readonly number[];
}

/** How the documents of made files were read; counts, to be added up. */
export interface Score {
  documents: number;
  routed: number;
  money: number;
  exact: number;
  needless: number;
  silent: number;
  readonly misses: string[];
}

export function newScore(): Score {
  return { documents: 0, routed: 0, money: 0, exact: 0, needless: 0, silent: 0, misses: [] };
}

export function registryOf(file: ScoredFile): Registry {
  const { cnpj, name } = file.payroll.company;
  const workers = file.payroll.payslips.map(({ worker }) => ({
    employmentId: worker.registration,
    companyId: cnpj,
    cpf: worker.cpf,
    registration: worker.registration,
    name: worker.name,
    pis: worker.pis,
    active: true,
  }));
  return { companies: [{ id: cnpj, cnpj, name }], workers };
}

/** Compares what was read with the truth: person and pages, every amount, every field, and who was sent to review for what. */
export function scoreFile(score: Score, file: ScoredFile, documents: readonly ReadDocument[]): void {
  const left = new Set(documents.filter(document => document.type !== 0 && document.type !== 4));
  for (const truth of file.truth) {
    score.documents++;
    const document = [...left].find(other => isRouted(other, truth, file)) ?? undefined;
    if (document) left.delete(document);
    const routed = document !== undefined;
    const money = routed && moneyAgrees(document, truth);
    const wrong = routed ? fieldsThatDiffer(document, truth, file) : ['not routed'];
    score.routed += Number(routed);
    score.money += Number(money);
    score.exact += Number(money && wrong.length === 0);
    if (money && document?.review) score.needless++;
    if (routed && !money && !document?.review) score.silent++;
    if (!money || wrong.length > 0 || document?.review)
      score.misses.push(
        `${file.name} ${truth.payslip.worker.registration}: ${money ? '' : 'money '}${wrong.join(', ')} ${document?.findings.map(finding => finding.code).join(',') ?? ''}`,
      );
  }
  for (const document of left) if (!document.review) score.silent++;
}

function isRouted(document: ReadDocument, { payslip: { worker }, pages }: ScoredTruth, file: ScoredFile): boolean {
  const { expects } = file;
  if (document.type !== 1 || document.pages.join() !== pages.join()) return false;
  const cpf = document.cpf === undefined || document.cpf === worker.cpf;
  const registration =
    document.registration === undefined ||
    bareRegistration(document.registration) === bareRegistration(worker.registration);
  return (
    cpf &&
    registration &&
    ((expects.cpf && document.cpf !== undefined) || (expects.registration && document.registration !== undefined))
  );
}

function moneyAgrees(document: ReadDocument, { payslip }: ScoredTruth): boolean {
  const amounts = (lines: ReadDocument['lines']) =>
    lines
      .filter(line => !line.informative)
      .map(line => `${line.earnings}/${line.deductions}`)
      .sort()
      .join();
  return (
    document.totalEarnings === payslip.totalEarnings &&
    document.totalDeductions === payslip.totalDeductions &&
    document.net === payslip.net &&
    amounts(document.lines) === amounts(payslip.lines)
  );
}

function fieldsThatDiffer(document: ReadDocument, { payslip }: ScoredTruth, file: ScoredFile): string[] {
  const { payroll, expects } = file;
  const wrong: string[] = [];
  const plain = (text: string | undefined) => (text ?? '').toLowerCase().replace(' (continuação)', '');
  const check = (name: string, got: unknown, wanted: unknown) =>
    void (got === wanted || wrong.push(`${name} ${String(got)} instead of ${String(wanted)}`));
  if (!isSimilarName(document.name ?? '', payslip.worker.name)) wrong.push(`name ${document.name}`);
  check('month', `${document.month}/${document.year}`, `${payroll.month}/${payroll.year}`);
  if (expects.kind) check('kind', document.kind, payroll.kind);
  if (expects.cnpj) check('company', document.companyCnpj, payroll.company.cnpj);
  if (expects.payment) check('payment', document.paymentDate, payroll.paymentDate);
  if (expects.admission) check('admission', document.admissionDate, payslip.worker.admission);
  if (expects.bases)
    for (const base of ['salary', 'inss', 'fgts', 'fgtsMonth', 'irrf'] as const)
      check(base, document.bases[base], payslip.bases[base]);
  const text = (lines: ReadDocument['lines']) =>
    lines
      .filter(line => !line.informative)
      .map(
        line =>
          `${expects.codes ? (line.code ?? '').replace(/^0+/, '') : ''} ${plain(line.description)} ${expects.references ? (line.reference ?? '') : ''}`,
      )
      .sort();
  const got = text(document.lines);
  const difference = text(payslip.lines).find((line, index) => line !== got[index]);
  if (difference !== undefined)
    wrong.push(`line [${difference}] got [${got.find(line => !text(payslip.lines).includes(line)) ?? ''}]`);
  return wrong;
}
