import { BadgeCheck, Copy, Download, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '#kernel/base/files.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import type { NewProof } from './income-proof.api.ts';
import { proofTexts } from './proof.messages.ts';

/** The link and the file of a proof that was just made: they are told once. */
export function ProofReady({ made }: { made: NewProof }) {
  const t = useTexts(proofTexts);
  const shares = 'share' in navigator;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (made.codigo) notice.current?.focus();
  }, [made.codigo]);
  const save = () =>
    saveFile(
      new Blob([Uint8Array.from(atob(made.pdf), letter => letter.charCodeAt(0))], { type: 'application/pdf' }),
      t.fileName,
    );
  const share = () => navigator.share({ title: t.title, url: made.endereco }).catch(() => undefined);
  const copy = () => void navigator.clipboard.writeText(made.endereco).then(() => toast(t.copied));
  return (
    <Notice ref={notice} tabIndex={-1} role="status" tone="ok" icon={BadgeCheck} className="mt-4" title={t.ready}>
      <p>{t.readyLead}</p>
      <p className="num mt-2 font-semibold break-all">{made.endereco}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {shares && (
          <Button look="primary" className="min-h-11" onClick={() => void share()}>
            <Share2 size={18} aria-hidden />
            {t.share}
          </Button>
        )}
        <Button look={shares ? 'outline' : 'primary'} className="min-h-11" onClick={copy}>
          <Copy size={18} aria-hidden />
          {t.copy}
        </Button>
        <Button className="min-h-11" onClick={save}>
          <Download size={18} aria-hidden />
          {t.pdf}
        </Button>
      </div>
    </Notice>
  );
}
