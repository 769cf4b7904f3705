import type { Sheet } from '../page/sheet.ts';
import type { PageDocument, ReadDocument } from '../reading-types.ts';
import { bareRegistration } from '../registry.ts';

/**
 * Copies of one document on a page become one; the same worker and month with other figures is a copy that disagrees.
 * A document that fills the page by its copies needs no region: nobody else is on it.
 */
export function collapseCopies(documents: readonly PageDocument[], _sheet: Sheet): PageDocument[] {
  const kept: PageDocument[] = [];
  for (const document of documents) {
    const twin = kept.find(
      other =>
        isSamePerson(other, document) &&
        other.kind === document.kind &&
        other.month === document.month &&
        other.year === document.year,
    );
    if (twin && figures(twin) === figures(document)) twin.copies++;
    else {
      if (twin && document.type === 1) {
        twin.findings.push({ code: 'COPY_DIFFERS', values: {} });
        document.findings.push({ code: 'COPY_DIFFERS', values: {} });
      }
      kept.push({ ...document });
    }
  }
  const only = kept.length === 1 ? kept[0] : undefined;
  if (only && only.copies > 1) only.region = undefined;
  return kept;
}

/** Two documents name the same worker: every number both print agrees, and there is at least one. */
export function isSamePerson(a: ReadDocument, b: ReadDocument): boolean {
  let shared = 0;
  for (const field of ['cpf', 'pis'] as const) {
    if (a[field] === undefined || b[field] === undefined) continue;
    if (a[field] !== b[field]) return false;
    shared++;
  }
  if (a.registration !== undefined && b.registration !== undefined) {
    if (bareRegistration(a.registration) !== bareRegistration(b.registration)) return false;
    shared++;
  }
  if (a.companyCnpj !== undefined && b.companyCnpj !== undefined && a.companyCnpj !== b.companyCnpj) return false;
  return shared > 0 || (a.name !== undefined && a.name === b.name);
}

function figures(document: PageDocument): string {
  const lines = document.lines.map(line => `${line.code ?? ''}:${line.earnings}:${line.deductions}`).sort();
  const boxes = JSON.stringify(document.fields ?? {});
  return [document.totalEarnings, document.totalDeductions, document.net, boxes, ...lines].join('|');
}
