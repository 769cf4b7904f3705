import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import type { ReadDocument } from './reading-types.ts';

/** Checks among the documents of one file. They see documents one by one, so what they keep is small: a key, a count. */
export interface FileChecks {
  add(document: ReadDocument): ReadDocument;
  addSummary(net: number): void;
  /** What is wrong with the file as a whole, once all documents were added. */
  end(): { readonly code: Finding['code']; readonly values: Readonly<Record<string, string | number>> }[];
}

/** From this many documents on the file's month is taken as known. */
const ENOUGH = 5;

export function newFileChecks(): FileChecks {
  const seen = new Map<string, number>();
  const months = new Map<string, number>();
  const summaries: number[] = [];
  let nets = 0;
  return {
    add(document) {
      if (document.type === 1) nets += document.net ?? 0;
      const findings = [...document.findings, ...repeated(document, seen), ...unlike(document, months)];
      const twice = findings.some(finding => finding.code === 'SAME_WORKER_TWICE');
      return findings.length === document.findings.length
        ? document
        : { ...document, findings, review: document.review || twice };
    },
    addSummary: net => void summaries.push(net),
    end() {
      if (summaries.length === 0 || summaries.includes(nets) || summaries.reduce((a, b) => a + b, 0) === nets)
        return [];
      return [
        {
          code: 'NETS_DIFFER_FROM_SUMMARY',
          values: { printedAmount: summaries[summaries.length - 1] ?? 0, summedAmount: nets },
        },
      ];
    },
  };
}

/** The same employment, type, kind and month a second time: one of the two is too many. */
function repeated(document: ReadDocument, seen: Map<string, number>): Finding[] {
  if (document.match.state !== 'matched' || document.type === 0 || document.type === 4) return [];
  const lines = document.row ? document.lines.map(line => line.description).join() : '';
  const key = [document.match.employmentId, document.type, document.kind, document.year, document.month, lines].join(
    '|',
  );
  const count = (seen.get(key) ?? 0) + 1;
  seen.set(key, count);
  return count > 1 ? [{ code: 'SAME_WORKER_TWICE', values: { count } }] : [];
}

function unlike(document: ReadDocument, months: Map<string, number>): Finding[] {
  if (document.type !== 1 || document.month === undefined || document.year === undefined) return [];
  const own = `${String(document.month).padStart(2, '0')}/${document.year}`;
  const [usual, count] = [...months].reduce<[string, number]>(
    (best, entry) => (entry[1] > best[1] ? entry : best),
    ['', 0],
  );
  months.set(own, (months.get(own) ?? 0) + 1);
  return count >= ENOUGH && usual !== own && (months.get(own) ?? 0) === 1
    ? [{ code: 'COMPETENCE_UNLIKE_FILE', values: { printed: own, others: usual } }]
    : [];
}
