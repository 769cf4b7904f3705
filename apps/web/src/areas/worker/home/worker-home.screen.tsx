import { to } from '@cracha/contract/navigation/paths.ts';
import { ReceiptText, ShieldCheck } from 'lucide-react';
import { useContext } from 'react';
import { PayCard } from '#features/receipt/payslip/PayCard.tsx';
import { TodoList } from '#features/receipt/payslip/TodoList.tsx';
import { useWorkerHome } from '#features/receipt/receipt.api.ts';
import type { WorkerHome } from '#features/receipt/receipt.types.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useHiddenAmounts } from '#kernel/base/hidden-amounts.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { HomeSlot } from '#kernel/base/slots.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { HomeRows } from '#ui/base/HomeRows.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { RatingSlot } from '../../base/RatingSlot.tsx';
import { HomeHead } from './HomeHead.tsx';
import { workerHomeTexts } from './worker-home.messages.ts';

export function Screen() {
  const t = useTexts(workerHomeTexts);
  const query = useWorkerHome();
  const card = useContext(HomeSlot);
  useTitle(t.home);
  return (
    <div className="mx-auto max-w-xl px-4">
      <HomeHead company={query.data?.ultimoRecibo?.empresa} />
      <ListBody
        large
        {...loadOf(query)}
        empty={query.data?.ultimoRecibo === null && query.data.novidades.length === 0}
        whenEmpty={
          <div className="mt-2 w-full rounded-2xl border border-line bg-surface">
            <StateBlock large icon={ReceiptText} title={t.firstReceipt}>
              {t.firstReceiptLead}
            </StateBlock>
          </div>
        }
      >
        {query.data && <Content home={query.data} updatedAt={query.dataUpdatedAt} />}
      </ListBody>
      {card}
      <RatingSlot />
    </div>
  );
}

function Content({ home, updatedAt }: { home: WorkerHome; updatedAt: number }) {
  const t = useTexts(workerHomeTexts);
  const { time } = useFormats();
  const [hidden] = useHiddenAmounts();
  return (
    <>
      {home.ultimoRecibo && <PayCard receipt={home.ultimoRecibo} hidden={hidden} />}
      <TodoList home={home} />
      <section className="mt-7">
        <h2 className="mb-2.5 px-1 text-lg font-bold tracking-[-.01em]">{t.shortcuts}</h2>
        <HomeRows
          quiet
          rows={[
            {
              icon: ReceiptText,
              href: to.worker.receipts(),
              name: t.allReceipts,
              fact: t.receiptTotal(home.totalRecibos),
            },
            { icon: ShieldCheck, href: to.authenticity(), name: t.checkAuthentic, fact: t.checkAuthenticLead },
          ]}
        />
      </section>
      <p className="mt-6 mb-2 text-center text-2xs text-ink-3">{t.brasilia(time(new Date(updatedAt).toISOString()))}</p>
    </>
  );
}
