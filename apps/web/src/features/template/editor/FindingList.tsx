import { CircleAlert } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { useRefusalWords } from '#kernel/lazy/refusal-words.ts';
import { editorTexts } from './editor.messages.ts';
import type { MarkedFinding } from './marking.ts';

interface FindingListProps {
  findings: readonly MarkedFinding[];
  onGo: (finding: MarkedFinding) => void;
}

/** All that keeps the text from being published; each leads to its place. */
export function FindingList({ findings, onGo }: FindingListProps) {
  const t = useTexts(editorTexts);
  const words = useRefusalWords([...new Set(findings.map(({ codigo }) => codigo))].sort());
  if (findings.length === 0) return null;
  return (
    <section aria-label={t.mistakes(findings.length)} className="shrink-0 border-b border-line bg-bad-soft px-4 py-2.5">
      <h2 role="status" className="flex items-center gap-2 text-sm font-semibold text-bad">
        <CircleAlert size={16} aria-hidden />
        {t.mistakes(findings.length)}
      </h2>
      <ul className="mt-1 grid max-h-28 overflow-y-auto">
        {findings.map(finding => (
          <li key={JSON.stringify([finding.lugar, finding.codigo, finding.texto])}>
            <button
              type="button"
              className="min-h-7 text-left text-xs underline-offset-2 hover:underline"
              onClick={() => onGo(finding)}
            >
              <b className="font-semibold">{finding.texto}</b> {words[finding.codigo] ?? '…'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
