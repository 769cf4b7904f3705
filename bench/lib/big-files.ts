import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawPayslips } from '../../apps/server/src/seed/draw-payslips.ts';
import type { FileWorker } from '../../apps/server/src/seed/file-workers.queries.ts';
import { payslipOf } from '../../apps/server/src/seed/payroll.ts';
import { cpfOf, letters } from './made-people.ts';

export interface BigFile {
  path: string;
  /** Every worker of the file, in the order of its pages. */
  workers: FileWorker[];
}

const folder = join(tmpdir(), 'cracha-bench-files');
const generator = fileURLToPath(new URL('../../../shared/payroll-files/generate.py', import.meta.url));
/** Debian's, which has python3-reportlab; another Python may stand before it in the path. */
const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

/**
 * A payroll file of that layout and so many pages, made once a machine: P01 to P03 (two workers a page) by the generator of ../shared,
 * `drawn` by our own seed. Undefined where the generator or what it needs (python3-reportlab, fonts-liberation) is missing.
 */
export async function bigFile(layout: 'P01' | 'P02' | 'P03' | 'drawn', pages: number): Promise<BigFile | undefined> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${layout}-${pages}.pdf`);
  if (layout === 'drawn') return drawnFile(path, pages);
  if (!existsSync(path)) {
    if (!existsSync(generator)) return undefined;
    const made = spawnSync(python, [generator, '--big', layout, String(pages), `${path}.part`]);
    if (made.status !== 0) return undefined;
    renameSync(`${path}.part.json`, `${path}.json`);
    renameSync(`${path}.part`, path);
  }
  const truth: { documents: (Omit<FileWorker, 'cnpj'> & { company_cnpj: string })[] } = JSON.parse(
    readFileSync(`${path}.json`, 'utf8'),
  );
  return { path, workers: truth.documents.map(({ company_cnpj, ...worker }) => ({ ...worker, cnpj: company_cnpj })) };
}

async function drawnFile(path: string, pages: number): Promise<BigFile> {
  const company = { name: 'Ensaios Ltda', cnpj: '11222333000181' };
  const workers = Array.from({ length: pages }, (_, at) => ({
    cnpj: company.cnpj,
    registration: String(at + 1).padStart(6, '0'),
    cpf: cpfOf(at + 1),
    name: `Fulano ${letters(at)} de Tal`,
  }));
  const payslips = workers.map(({ cpf, registration, name }, at) => ({
    company,
    worker: { name, cpf, registration, jobTitle: 'Analista', department: 'Operações', admittedOn: '2020-03-02' },
    year: 2026,
    month: 5,
    paidOn: '2026-06-05',
    payslip: payslipOf(
      { salary: 250_000 + at, overtimeHours: () => at % 12, healthPlan: 21_000, transport: true },
      2026,
      5,
    ),
  }));
  if (!existsSync(path)) writeFileSync(path, await drawPayslips(payslips));
  return { path, workers };
}
