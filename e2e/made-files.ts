import { type Canvas, type Mark, printPages, put } from '../apps/server/src/core/reading/mutation/canvas.factory.ts';
import { newRandom } from '../apps/server/src/core/reading/mutation/random.ts';
import {
  type MadeRecord,
  makeRecordFile,
  makeRecords,
} from '../apps/server/src/core/reading/mutation/records.factory.ts';
import { type ClockMonth, DemoClock, marksOf } from '../apps/server/src/seed/draw-clock.ts';

const pantanal = '49021913000183';

/** Two invented people with registrations of their own, at the demo's company. */
export function newWorkers(): MadeRecord[] {
  return makeRecords(newRandom(61_122), 2).map((record, at) => ({
    ...record,
    companyCnpj: pantanal,
    registration: `0062${at}1`,
  }));
}

export async function recordsPdf(records: readonly MadeRecord[]): Promise<Buffer> {
  return Buffer.from((await makeRecordFile(0, newRandom(7), records)).data);
}

/** The record of somebody of the demo. */
export function recordOf(person: { cpf: string; registration: string; name: string }): MadeRecord[] {
  return makeRecords(newRandom(9), 1).map(record => ({ ...record, ...person, companyCnpj: pantanal }));
}

/** A monospaced time-clock mirror of three days. */
export async function mirrorPdf(person: { cpf: string; registration: string; name: string }): Promise<Buffer> {
  const marks: Mark[] = [];
  const canvas: Canvas = { marks, left: 40, top: 42, size: 9 };
  const rows = [
    'ESPELHO DE PONTO ELETRONICO',
    'Empresa: Pantanal Alimentos Ficticia Ltda   CNPJ: 49.021.913/0001-83',
    'Periodo: 01/03/2026 a 31/03/2026',
    `Matricula: ${person.registration}   Nome: ${person.name}`,
    `CPF: ${person.cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')}`,
    '',
    'Data        Entrada  Saida   Entrada  Saida   Trabalhadas  Ocorrencia',
    '02/03/2026  08:00    12:00   13:00    17:00   08:00',
    '03/03/2026  08:05    12:00   13:00    17:05   08:00',
    '04/03/2026                                    00:00        Folga',
    '05/03/2026  08:00    12:00   13:00    17:00   08:00',
    '',
    'Horas trabalhadas: 24:00',
  ];
  for (const [at, text] of rows.entries()) put(canvas, 0, at * 16, text);
  return Buffer.from(await printPages({ width: 595, height: 842, font: 'Courier', wordwise: false }, [marks]));
}

/** A page with a payslip and, below it, a name with an amount of its own; one may be cut from the other. */
export async function sharedPagePdf(
  person: { cpf: string; registration: string; name: string },
  below: { cpf: string; name: string },
): Promise<Buffer> {
  const marks: Mark[] = [];
  const canvas: Canvas = { marks, left: 40, top: 42, size: 9 };
  const rows: readonly (readonly [y: number, ...cells: (readonly [x: number, text: string])[]])[] = [
    [0, [0, 'Pantanal Alimentos Fictícia Ltda'], [330, 'RECIBO DE PAGAMENTO DE SALÁRIO']],
    [14, [0, 'CNPJ: 49.021.913/0001-83'], [380, 'Competência: 03/2025']],
    [30, [0, `Matrícula: ${person.registration}`], [120, `Nome: ${person.name}`], [390, `CPF: ${person.cpf}`]],
    [50, [0, 'Cód.'], [50, 'Descrição'], [260, 'Referência'], [340, 'Vencimentos'], [440, 'Descontos']],
    [64, [0, '001'], [50, 'SALÁRIO MENSAL'], [270, '30,00'], [355, '2.182,37']],
    [78, [0, '501'], [50, 'INSS'], [270, '9,00'], [455, '300,00']],
    [100, [260, 'TOTAIS'], [355, '2.182,37'], [455, '300,00']],
    [116, [340, 'LÍQUIDO A RECEBER'], [455, '1.882,37']],
    [440, [0, below.name], [260, below.cpf.replace(/^(...)(...)(...)/, '$1.$2.$3-')]],
    [460, [0, 'Vale-refeição entregue'], [355, '770,00']],
  ];
  for (const [y, ...cells] of rows) for (const [x, text] of cells) put(canvas, x, y, text);
  return Buffer.from(await printPages({ width: 595, height: 842, font: 'Helvetica', wordwise: false }, [marks]));
}

/** A month in the file of a clock (AFD, layout 671): full days of each of these CPFs. */
export async function clockFile(company: { cnpj: string; name: string }, cpfs: readonly string[], month: ClockMonth) {
  const employer = { ...company, id: '', state: 'MT', city: null, isNight: false };
  const workers = cpfs.map(cpf => ({ id: '', cpf, personId: '', key: null, leaves: [] }));
  const bytes = await new DemoClock(employer).draw(
    month,
    marksOf(employer, workers, month, () => undefined),
  );
  return { name: 'AFD_buriti.txt', mimeType: 'text/plain', buffer: Buffer.from(bytes) };
}
