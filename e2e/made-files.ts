import { type Canvas, type Mark, printPages, put } from '../apps/server/src/core/reading/mutation/canvas.factory.ts';
import { newRandom } from '../apps/server/src/core/reading/mutation/random.ts';
import {
  type MadeRecord,
  makeRecordFile,
  makeRecords,
} from '../apps/server/src/core/reading/mutation/records.factory.ts';

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
