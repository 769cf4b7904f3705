import type { NamePart } from '@cracha/contract/features/receipt/batch-download.schemas.ts';
import { numberedName } from '#core/file/numbered-name.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import { filedKinds } from '#core/receipt/document-place.ts';
import { payslipKind } from '#core/receipt/receipt-kind.ts';
import { cleanFileName } from '#kernel/upload/file-name.ts';
import type { EntryRow } from './batch-prepare.queries.ts';

const longest = 110;
/** What tells two of the same registration apart stands behind it. */
const longestRegistration = 60;

/**
 * By the parts that were chosen, `Nome - 000123 - 2026-05.pdf`; without any `2026-05/Empresa 11222333000181/000123 - mensal - Nome.pdf`,
 * where month, company and registration tell everybody apart. What is the same is numbered; each part is clean as a file's name. `taken`:
 * the names that are, and which number to try first of one.
 */
export function freeName(entry: EntryRow, parts: readonly NamePart[], taken: Map<string, number>): string {
  const folder = `${stampOf(entry)}/${clean(`${entry.trade_name} ${entry.cnpj ?? ''}`)}`;
  const chosen = parts.map(part => clean(partOf(entry, part))).join(' - ');
  const numbered = (number: number) => {
    const again = number > 1 ? ` (${number})` : '';
    if (parts.length > 0) return `${clean(chosen, again)}.pdf`;
    const registration = clean(entry.registration).slice(0, longestRegistration);
    return `${folder}/${clean(`${registration}${again} - ${kindIn(entry)} - ${entry.worker_name}`)}.pdf`;
  };
  return numberedName(numbered, taken);
}

export function stampOf({ kind, year, month }: EntryRow): string {
  return kind === 'incomeStatement' ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
}

function partOf(entry: EntryRow, part: NamePart): string {
  if (part === 'nome') return entry.worker_name;
  // a star is no character of a name
  if (part === 'cpf') return (maskedCpf(entry.worker_cpf) ?? 'sem CPF').replaceAll('*', 'x');
  if (part === 'matricula') return entry.registration;
  if (part === 'empresa') return entry.trade_name;
  return part === 'competencia' ? stampOf(entry) : kindIn(entry);
}

function kindIn({ kind, title }: EntryRow): string {
  if (kind === 'incomeStatement') return 'informe';
  if (kind === filedKinds[6]) return 'ficha';
  if (kind === filedKinds[7]) return 'espelho';
  return payslipKind(kind) ?? `beneficio ${title ?? ''}`.trim();
}

/** What a path would take for its own is no part of a name; shortened so that what follows and the ending fit. */
function clean(text: string, after = ''): string {
  const room = longest - after.length;
  return `${cleanFileName(text.replace(/[/\\%]/g, '_'))
    .slice(0, room)
    .trimEnd()}${after}`;
}
