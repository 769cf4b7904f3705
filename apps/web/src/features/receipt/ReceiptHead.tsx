import { to } from '@cracha/contract/navigation/paths.ts';
import { ArrowLeft, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#kernel/failure.ts';
import { useTexts } from '#kernel/texts.ts';
import { buttonLook, IconButton } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { downloadPdf } from './receipt.api.ts';
import type { Receipt } from './receipt.types.ts';
import { workerTexts } from './worker.messages.ts';

/** Back, which month, the file and the paper. */
export function ReceiptHead({ title, receipt }: { title: string; receipt?: Receipt }) {
  const t = useTexts(workerTexts);
  const [busy, setBusy] = useState(false);
  const download = ({ id, ano, mes }: Receipt) => {
    setBusy(true);
    void downloadPdf(id, `recibo-${ano}-${String(mes).padStart(2, '0')}`)
      .catch(tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-canvas/95 backdrop-blur-sm">
      <div className="mx-auto flex h-14 max-w-xl items-center gap-1 px-2">
        <Link
          href={to.worker.receipts()}
          aria-label={t.back}
          className={buttonLook({ look: 'ghost', size: 'icon-lg' })}
        >
          <ArrowLeft size={22} aria-hidden />
        </Link>
        <h1 className="flex-1 text-lg font-bold tracking-[-.01em]">{title}</h1>
        {receipt?.can.includes('baixar') && (
          <IconButton label={t.download} size="icon-lg" busy={busy} onClick={() => download(receipt)}>
            {!busy && <Download size={21} aria-hidden />}
          </IconButton>
        )}
        {receipt && (
          <IconButton label={t.print} size="icon-lg" onClick={() => print()}>
            <Printer size={21} aria-hidden />
          </IconButton>
        )}
      </div>
    </header>
  );
}
