import { tellFailure } from '#kernel/base/failure.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { useShowNet } from './receipt.api.ts';
import type { Receipt } from './receipt.types.ts';
import { workerTexts } from './worker.messages.ts';

/** The worker's choice of whether the public page of a payslip or benefit tells the net, where that page is open. */
export function ShowNet({ receipt }: { receipt: Pick<Receipt, 'id' | 'qrCode' | 'mostraLiquido' | 'can'> }) {
  const t = useTexts(workerTexts);
  const { online } = useConnection();
  const showNet = useShowNet(receipt.id);
  if (!receipt.qrCode || !receipt.can.includes('mostrarLiquido')) return null;
  return (
    <Checkbox
      large
      className="px-1 py-2"
      checked={receipt.mostraLiquido}
      disabled={!online}
      onChange={event => showNet.mutate(event.target.checked, { onError: tellFailure })}
    >
      <span className="block">{t.showNet}</span>
      <span className="block text-sm text-ink-2">{online ? t.showNetLead : t.needsInternet}</span>
    </Checkbox>
  );
}
