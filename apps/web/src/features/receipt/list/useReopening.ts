import type { ReceiptAct } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import { RotateCcw } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import type { OfferedAct } from '#ui/staff/RowActs.tsx';
import { listTexts } from './lists.messages.ts';
import { useReopen } from './reopening.api.ts';

/** HR lets a worker answer again what they disagreed with: a payslip, or a benefit. */
export function useReopening(): (
  answered: { id: string; can: readonly ReceiptAct[] },
  disagreed: boolean,
) => OfferedAct {
  const t = useTexts(listTexts);
  const reopen = useReopen();
  return ({ id, can }, disagreed) => ({
    may: disagreed && can.includes('reabrir'),
    icon: RotateCcw,
    label: t.reopen,
    run: () => reopen.mutate(id, { onSuccess: () => toast(t.reopened), onError: tellFailure }),
  });
}
