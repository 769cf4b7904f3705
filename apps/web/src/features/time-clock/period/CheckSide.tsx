import { Lock } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { ReasonField } from '#ui/form/ReasonModal.tsx';
import { closingTexts } from './closing.messages.ts';

interface CheckSideProps {
  /** How many only lack approval. */
  count: number;
  /** Undefined: they stay open. */
  reason: string | undefined;
  onChange: (reason: string | undefined) => void;
}

/** The one exception, with its reason; and what closing means. */
export function CheckSide({ count, reason, onChange }: CheckSideProps) {
  const t = useTexts(closingTexts);
  return (
    <aside
      aria-label={t.anyway}
      className="shrink-0 border-line px-4 py-4 max-lg:border-t lg:w-[300px] lg:overflow-y-auto lg:border-l lg:px-5"
    >
      {count > 0 && (
        <section className="mb-6 max-lg:hidden">
          <h2 className="text-base font-bold">{t.anyway}</h2>
          <Checkbox
            className="mt-2"
            checked={reason !== undefined}
            onChange={event => onChange(event.target.checked ? '' : undefined)}
          >
            <span className="text-sm">{t.include(count)}</span>
          </Checkbox>
          <p className="mb-3 pl-8 text-xs text-ink-2">{t.includeLead}</p>
          {reason !== undefined && <ReasonField value={reason} onChange={onChange} />}
        </section>
      )}
      <Notice icon={Lock} className="text-sm">
        {t.kept}
      </Notice>
    </aside>
  );
}
