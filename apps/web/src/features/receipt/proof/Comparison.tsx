import { BadgeCheck, FileX } from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toastError } from '#kernel/base/toasts.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { DropZone } from '#ui/form/DropZone.tsx';
import { comparePdf, type Comparison as Outcome } from './authenticity.api.ts';
import { authenticityTexts } from './authenticity.messages.ts';

/** The PDF one was handed against what the company published. */
export function Comparison({ code }: { code: string }) {
  const t = useTexts(authenticityTexts);
  const { offlineBlocked } = useTexts(uiTexts);
  const { online } = useConnection();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const compare = async ([file]: File[]) => {
    if (!file) return;
    if (!/\.pdf$/i.test(file.name)) return toastError(t.onlyPdf);
    setBusy(true);
    await comparePdf(code, file)
      .then(setOutcome, tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-lg font-bold">{t.compare}</h2>
      <DropZone
        label={t.compare}
        help={t.compareLead}
        accept=".pdf"
        onFiles={files => void compare(files)}
        blocked={busy ? t.checking : online ? undefined : offlineBlocked}
      />
      {outcome && (
        <Notice
          role="status"
          className="mt-3"
          tone={outcome === 'alterado' ? 'bad' : 'ok'}
          icon={outcome === 'alterado' ? FileX : BadgeCheck}
          title={t[outcome]}
        >
          {t[`${outcome}Lead`]}
        </Notice>
      )}
    </section>
  );
}
