import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoKey } from './demo-people.ts';
import { demoPeople } from './demo-people.ts';
import { drawBenefits, drawStatements } from './draw-others.ts';
import { type DrawnPayslip, drawPayslips } from './draw-payslips.ts';
import { type DemoContract, payslipOf } from './payroll.ts';

const folder = join(import.meta.dirname, '../../demo/files');

/** A file of the workers' registry: two to add, one to change, two that are left out. */
export function demoRegistryFile(): { name: string; bytes: Buffer } {
  const name = 'cadastro-novembro.csv';
  return { name, bytes: readFileSync(join(folder, name)) };
}

/** A file of the demo: who sends it, and whether it is published or left waiting for review. */
export interface DemoFile {
  name: string;
  sender: 'helena' | 'bruno';
  bytes: Uint8Array;
  publish: boolean;
}

interface Contract extends DemoContract {
  key: DemoKey;
  registration: string;
  jobTitle: string;
  department: string;
  admittedOn: string;
}

const varying =
  (...hours: number[]) =>
  (month: number) =>
    hours[month % hours.length] ?? 0;
const pantanal = { name: 'Pantanal Alimentos Fictícia Ltda', cnpj: '49021913000183' };
const boreal = { name: 'Boreal Serviços Ltda', cnpj: 'B0REAL26000181' };

const atPantanal: Contract[] = [
  {
    key: 'maria',
    registration: '002001',
    jobTitle: 'Auxiliar administrativa',
    department: 'Administração',
    admittedOn: '2019-03-11',
    salary: 286000,
    overtimeHours: varying(14, 6, 0, 10),
    healthPlan: 7816,
    transport: true,
  },
  {
    key: 'ana',
    registration: '002005',
    jobTitle: 'Enfermeira do trabalho',
    department: 'Saúde',
    admittedOn: '2020-01-13',
    salary: 512000,
    overtimeHours: varying(0, 4, 8),
    healthPlan: 12450,
    transport: false,
  },
];
const atBoreal: Contract[] = [
  {
    key: 'ana',
    registration: '103',
    jobTitle: 'Enfermeira plantonista',
    department: 'Saúde',
    admittedOn: '2022-05-02',
    salary: 231500,
    overtimeHours: varying(6, 0, 12),
    healthPlan: 0,
    transport: false,
  },
];

/** Twelve competences, the last one October 2026. */
const competences = Array.from({ length: 12 }, (_, i) => ({ year: i < 2 ? 2025 : 2026, month: ((i + 10) % 12) + 1 }));

/** The payroll files of the first three companies, the mirrors of Metalúrgica, and the file that is left for review. */
const samples: { file: string; publish: boolean }[] = [
  { file: 'P01_dominio_2vias.pdf', publish: true },
  { file: 'P01_matriz_filial_tipos.pdf', publish: true },
  { file: 'P02_rm_1porpagina.pdf', publish: true },
  // mirrors of the hospital, printed until its payroll clock was connected
  { file: 'T02_espelho_mono.pdf', publish: true },
  { file: 'T01_espelho_paisagem.pdf', publish: true },
  { file: 'M01_misto.pdf', publish: false },
];

/** All files of the demo, the drawn ones oldest first, the same bytes every time. */
export async function demoFiles(): Promise<DemoFile[]> {
  const files: DemoFile[] = [];
  for (const { year, month } of competences) {
    const stamp = `${year}_${String(month).padStart(2, '0')}`;
    files.push({
      name: `folha_${stamp}_pantanal.pdf`,
      sender: 'helena',
      publish: true,
      bytes: await drawPayslips(atPantanal.map(c => drawn(c, pantanal, year, month))),
    });
    files.push({
      name: `folha_${stamp}_boreal.pdf`,
      sender: 'bruno',
      publish: true,
      bytes: await drawPayslips(atBoreal.map(c => drawn(c, boreal, year, month))),
    });
  }
  files.push(...(await otherFiles()));
  for (const { file, publish } of samples)
    files.push({
      name: file,
      sender: 'helena',
      publish,
      bytes: readFileSync(join(folder, file)),
    });
  return files;
}

/** Benefits of the last two months, and the income statements of 2025 of both employers. */
async function otherFiles(): Promise<DemoFile[]> {
  const own = (contracts: readonly Contract[], company: { name: string; cnpj: string }) =>
    contracts.map(({ key, registration }) => {
      const person = demoPeople.find(each => each.key === key);
      return { company, worker: { name: person?.name ?? '', cpf: person?.cpf ?? '', registration } };
    });
  const [ofPantanal, ofBoreal] = [own(atPantanal, pantanal), own(atBoreal, boreal)];
  const sent = { publish: true, sender: 'helena' } as const;
  return [
    { ...sent, name: 'beneficios_2026_09_pantanal.pdf', bytes: await drawBenefits(ofPantanal, 2026, 9) },
    { ...sent, name: 'beneficios_2026_10_pantanal.pdf', bytes: await drawBenefits(ofPantanal, 2026, 10) },
    { ...sent, name: 'informes_2025_pantanal.pdf', bytes: await drawStatements(ofPantanal, 2025) },
    { ...sent, name: 'informes_2025_boreal.pdf', sender: 'bruno', bytes: await drawStatements(ofBoreal, 2025) },
  ];
}

function drawn(contract: Contract, company: { name: string; cnpj: string }, year: number, month: number): DrawnPayslip {
  const person = demoPeople.find(({ key }) => key === contract.key);
  const { registration, jobTitle, department, admittedOn } = contract;
  const paid = month === 12 ? `${year + 1}-01-06` : `${year}-${String(month + 1).padStart(2, '0')}-06`;
  return {
    company,
    worker: { name: person?.name ?? '', cpf: person?.cpf ?? '', registration, jobTitle, department, admittedOn },
    year,
    month,
    paidOn: paid,
    payslip: payslipOf(contract, year, month),
  };
}
