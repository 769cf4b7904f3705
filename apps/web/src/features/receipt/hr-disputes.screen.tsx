import { type DisputeState, disputeStates } from '@cracha/contract/features/receipt/receipt-dispute.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { MessageSquareText } from 'lucide-react';
import { useAddress } from '#kernel/address.ts';
import { useCursor } from '#kernel/cursor.ts';
import { loadOf } from '#kernel/loaded.ts';
import { modal, useOpenWith } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { Button } from '#ui/Button.tsx';
import { ListBody } from '#ui/ListBody.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { DisputeTable } from './DisputeTable.tsx';
import { useDisputes } from './dispute.api.ts';
import { disputeTexts } from './dispute.messages.ts';

const receiptSide = modal(async () => (await import('./ReceiptSide.tsx')).ReceiptSide);

export function Screen() {
  const t = useTexts(disputeTexts);
  const { query, setQuery } = useAddress();
  const cursor = useCursor();
  const state: DisputeState = disputeStates.find(each => each === query.situacao) ?? 'abertas';
  const list = useDisputes(state, cursor.after);
  const rows = list.data?.items ?? [];
  const counts = list.data?.porSituacao;
  const next = state === 'encerradas' ? undefined : rows[0];
  useOpenWith(receiptSide, query.id, {}, () => setQuery({ id: undefined }));
  useTitle(t.title);
  return (
    <>
      <PageHead title={t.title} lead={t.lead} back={<BackLink href={to.hr.receipts()} label={t.back} />}>
        <Button
          look="primary"
          blocked={!next}
          aria-describedby={next ? undefined : 'sem-proxima'}
          onClick={() => next && setQuery({ id: next.idRecibo })}
        >
          {t.next}
        </Button>
        <span id="sem-proxima" className="sr-only">
          {!next && t.nextNone}
        </span>
      </PageHead>
      <Tabs
        label={t.states}
        value={state}
        onChange={situacao => setQuery({ situacao: situacao === 'abertas' ? undefined : situacao, apos: undefined })}
        tabs={disputeStates.map(value => ({
          value,
          label: t[value],
          count: counts && (counts[value] ?? 0),
          bad: value === 'atrasadas',
        }))}
      />
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        whenEmpty={
          <StateBlock icon={MessageSquareText} title={t.none}>
            {t.noneLead}
          </StateBlock>
        }
      >
        <DisputeTable rows={rows} closed={state === 'encerradas'} />
      </ListBody>
      <Pager cursor={cursor} list={list.data} />
    </>
  );
}
