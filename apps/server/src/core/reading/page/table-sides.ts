import type { ReadLine } from '../reading-types.ts';
import { fold } from '../words/fold.ts';
import type { RawLine } from './table-line.ts';
import type { Side } from './table-zones.ts';

const DEDUCTION_WORDS =
  /\b(?:inss|irrf|ir|i\.n\.s\.s|imposto|desc|desconto|descto|adiant|adto|adiantamento|falta|faltas|atraso|atrasos|pensao|plano|sindic|sindical|sindicato|emprest|emprestimo|consig|consignado|mensalidade|mensal sind|contribuicao|contrib|vale|coparticipacao|copart|convenio|seguro|odonto|odontologico|previdencia|farmacia|assistencia medica|unimed|refeicao)\b/;

/** How the lone values of a zone show their side. With `byWords` nothing else does, and the document is doubted. */
export interface SideMarks {
  readonly signed: boolean;
  readonly flagged: boolean;
  readonly byWords: boolean;
}

/** Gives a line its side: columns first, then flag, sign, the side of its zone or section, and last its words. */
export function toReadLine(raw: RawLine, side: Side | undefined, marks: SideMarks): ReadLine {
  const line: ReadLine = { description: raw.description, earnings: null, deductions: null };
  if (raw.code !== undefined) line.code = raw.code;
  if (raw.reference !== undefined) line.reference = raw.reference;
  if (raw.percentage !== undefined) line.percentage = raw.percentage;
  const { earnings, deductions, value, informative } = raw.amounts;
  if (earnings) line.earnings = earnings.centavos;
  if (deductions) line.deductions = deductions.mark === '-' ? Math.abs(deductions.centavos) : deductions.centavos;
  // a printed zero in the column that is not the line's own says the cell is empty
  if (line.earnings && line.deductions === 0) line.deductions = null;
  if (line.deductions && line.earnings === 0) line.earnings = null;
  if (value) place(line, value.centavos, valueSide(raw, side, marks));
  if (informative && !earnings && !deductions && !value) place(line, informative.centavos, 'informative');
  return line;
}

function valueSide(raw: RawLine, side: Side | undefined, { signed, flagged, byWords }: SideMarks): Side {
  // a base is marked even where earnings and deductions are told by sign
  if (raw.flag !== undefined && (flagged || flagSide(raw.flag) === 'informative')) return flagSide(raw.flag);
  const mark = raw.amounts.value?.mark;
  if (mark === 'D') return 'deductions';
  if (mark === 'C' || mark === 'P' || mark === 'V') return 'earnings';
  if (side) return side;
  if (signed) return mark === '-' ? 'deductions' : 'earnings';
  // a payslip without deductions has no minus to show: a bare value is an earning unless only words can tell
  return byWords && isDeductionText(raw.description) ? 'deductions' : 'earnings';
}

/** Words that are deductions in nearly every payroll: the last resort, and the totals must still agree. */
export function isDeductionText(text: string): boolean {
  return DEDUCTION_WORDS.test(fold(text));
}

/** P, V, C, R, + are earnings; D, − deductions; anything else (B, I…) is informative. */
export function flagSide(flag: string): Side {
  const first = flag.charAt(0);
  if (first === 'd' || first === '-') return 'deductions';
  return first === 'p' || first === 'v' || first === 'c' || first === '+' || first === 'r' ? 'earnings' : 'informative';
}

function place(line: ReadLine, centavos: number, side: Side): void {
  if (side === 'earnings') line.earnings = centavos;
  else if (side === 'deductions') line.deductions = Math.abs(centavos);
  else {
    line.informative = true;
    line.informativeAmount = centavos;
  }
}
