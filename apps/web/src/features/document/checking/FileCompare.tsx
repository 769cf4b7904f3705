import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toastError } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { DropZone } from '#ui/form/DropZone.tsx';
import { checkFiles, type FileAnswer, saveCertificates } from './checking.api.ts';
import { checkingTexts } from './checking.messages.ts';

export interface CheckedFile {
  name: string;
  answer: FileAnswer;
}

interface FileCompareProps {
  /** One was compared already. */
  again?: boolean;
  /** It is not what the page is for. */
  quiet?: boolean;
  onChecked: (checked: CheckedFile) => void;
}

/** A PDF, with a signer's receipt beside it if there is one, against what was signed here. */
export function FileCompare({ again, quiet, onChecked }: FileCompareProps) {
  const t = useTexts(checkingTexts);
  const { offlineBlocked } = useTexts(uiTexts);
  const { online } = useConnection();
  const [busy, setBusy] = useState(false);
  const compare = async (files: readonly File[]) => {
    const of = (ending: RegExp) => files.find(({ name }) => ending.test(name));
    const pdf = of(/\.pdf$/i);
    if (!pdf) return toastError(t.onlyPdf);
    setBusy(true);
    await checkFiles(pdf, of(/\.json$/i))
      .then(answer => onChecked({ name: pdf.name, answer }), tellFailure)
      .finally(() => setBusy(false));
  };
  const title = again ? t.compareOther : t.compare;
  return (
    <div className="no-print grid gap-2">
      <DropZone
        label={title}
        title={title}
        help={t.compareLead}
        accept=".pdf,.json"
        multiple
        primary={!quiet}
        onFiles={files => void compare(files)}
        blocked={busy ? t.checking : online ? undefined : offlineBlocked}
      />
      <Button look="ghost" onClick={() => void saveCertificates().catch(tellFailure)}>
        {t.certificates}
      </Button>
    </div>
  );
}
