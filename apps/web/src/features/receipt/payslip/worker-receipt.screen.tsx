import { Refusal } from '@cracha/contract/kernel/client.ts';
import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { Lock, ReceiptText } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { failureOf, isRefusal } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { OfflineCard } from '#ui/base/Offline.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { AnswerBar } from '../AnswerBar.tsx';
import { PrintSheet } from '../PrintSheet.tsx';
import { useReceipt } from '../receipt.api.ts';
import { workerTexts } from '../worker.messages.ts';
import { ReceiptBody } from './ReceiptBody.tsx';
import { ReceiptHead } from './ReceiptHead.tsx';

export function Screen() {
  const t = useTexts(workerTexts);
  const { monthName, dayInWords } = useFormats();
  const { query } = useAddress();
  const one = useReceipt(query.id);
  const receipt = one.data;
  const missing =
    query.id === undefined || isRefusal(one.error, 'RECEIPT_NOT_FOUND') || isRefusal(one.error, 'NOT_FOUND');
  const held = withheldOf(one.error);
  const month = receipt?.mes ?? held?.month;
  const title = month ? t.receiptOf(monthName(month)) : t.receipts;
  useTitle(title);
  return (
    <>
      <div className="no-print">
        <ReceiptHead title={title} receipt={receipt} />
        <div className="mx-auto max-w-xl px-4">
          <OfflineCard />
          <ListBody
            large
            state={receipt || missing || held ? 'ready' : one.isError ? 'failed' : 'loading'}
            failure={failureOf(one.error)}
            onRetry={() => void one.refetch()}
            empty={missing || held !== undefined}
            whenEmpty={
              <StateBlock
                large
                icon={held ? Lock : ReceiptText}
                title={held ? t.withheldTitle : t.notFound}
                action={
                  <Link
                    href={to.worker.receipts()}
                    className={buttonLook({ look: 'primary', size: 'lg', className: 'w-full' })}
                  >
                    {t.back}
                  </Link>
                }
              >
                {held ? (
                  <>
                    <span className="block text-ink">{held.reason}</span>
                    {t.withheldSince(dayInWords(held.since))}
                  </>
                ) : (
                  t.notFoundLead
                )}
              </StateBlock>
            }
          >
            {receipt && <ReceiptBody receipt={receipt} />}
          </ListBody>
        </div>
        {receipt && <AnswerBar receipt={receipt} />}
      </div>
      {receipt && <PrintSheet receipt={receipt} />}
    </>
  );
}

/** A withheld receipt answers why, in the place of what it says. */
function withheldOf(error: unknown): { reason: string; since: string; month: number } | undefined {
  if (!(error instanceof Refusal) || error.body.code !== 'RECEIPT_WITHHELD') return undefined;
  const { motivo, desde, mes } = error.body.data ?? {};
  return { reason: String(motivo ?? ''), since: String(desde ?? ''), month: Number(mes ?? 1) };
}
