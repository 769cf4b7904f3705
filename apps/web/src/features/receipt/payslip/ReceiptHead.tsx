import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { DocumentHead } from '#ui/base/DocumentHead.tsx';
import { PrintButton } from '#ui/paper/PrintButton.tsx';
import { downloadPdf } from '../receipt.api.ts';
import type { Receipt } from '../receipt.types.ts';
import { workerTexts } from '../worker.messages.ts';

/** Back, which month, the file and the paper. */
export function ReceiptHead({ title, receipt }: { title: string; receipt?: Receipt }) {
  const t = useTexts(workerTexts);
  const download = ({ id, ano, mes }: Receipt) => downloadPdf(id, `recibo-${ano}-${String(mes).padStart(2, '0')}`);
  return (
    <DocumentHead
      title={title}
      back={{ href: to.worker.receipts(), label: t.back }}
      download={receipt?.can.includes('baixar') ? { label: t.download, run: () => download(receipt) } : undefined}
    >
      {receipt && <PrintButton />}
    </DocumentHead>
  );
}
