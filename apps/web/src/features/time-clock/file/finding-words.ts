import { cnpjInFull } from '#kernel/base/formats.ts';
import type { FileReport } from './file.api.ts';
import type { ClockFindingTexts } from './findings.messages.ts';

/** Lines with these are not taken. */
const keptOut = 'LINE_TYPE LINE_LENGTH LINE_CONTROL FIELD_INVALID CRC_WRONG NSR_CONFLICT NSR_TOO_MANY'.split(' ');

type Finding = Pick<FileReport['achados'][number], 'codigo' | 'valores'>;

/** A finding as a sentence; numbers of companies as they are written. */
export function findingIn(t: ClockFindingTexts, { codigo, valores }: Finding): string {
  const told = Object.entries(valores).map(([name, value]) => [name, String(value ?? '–')]);
  const values: Record<string, string> = Object.fromEntries(told);
  const say = Object.entries(t.findings).find(([code]) => code === codigo)?.[1];
  if (!say) return t.other(codigo);
  if (!codigo.startsWith('EMPLOYER')) return say(values);
  const { arquivo, empresa, lido = arquivo ?? '–', esperado = empresa } = values;
  const named = { ...values, lido: written(lido), esperado: written(esperado ?? '–') };
  return codigo === 'EMPLOYER_OTHER' && esperado === undefined ? t.companyNotHere(named) : say(named);
}

/** Why nothing was read: a code of the reading, or of what stopped it. */
export function failureIn(t: ClockFindingTexts, code: string): string {
  const known = Object.entries(t.failures).find(([name]) => name === code)?.[1];
  return known ?? findingIn(t, { codigo: code, valores: {} });
}

/** `Nome (12.345.678/0001-95)`, or the number alone. */
function written(company: string): string {
  return company.replace(/\b[0-9A-Z]{12}\d{2}\b/, cnpjInFull);
}

/** What became of the line: kept out, taken in doubt, or taken; undefined: it is no mark. */
export function effectOf(code: string): 'keptOut' | 'doubtful' | 'taken' | undefined {
  if (keptOut.includes(code)) return 'keptOut';
  if (code === 'NSR_ORDER' || code === 'CHAIN_BROKEN') return 'doubtful';
  return code === 'WORKER_INVALID' ? 'taken' : undefined;
}
