import { type DisputeState, disputeStates } from '@cracha/contract/features/receipt/receipt-dispute.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { MessageSquareText } from 'lucide-react';
import { modal, useOpenWith } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button } from '#ui/base/Button.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { Tabs } from '#ui/list/Tabs.tsx';
import { useDisputes } from '../dispute/dispute.api.ts';
import { disputeTexts } from '../dispute/dispute.messages.ts';
import { DisputeTable } from './DisputeTable.tsx';

const receiptSide = modal(async () => (await import('./ReceiptSide.tsx')).ReceiptSide);

export function Screen() {
  const t = useTexts(disputeTexts);
  const address = useListAddress();
  const { query, setQuery, cursor, change } = address;
  const state: DisputeState = oneOf(disputeStates, query.situacao) ?? 'abertas';
  const list = useDisputes(state, cursor.after);
  const rows = list.data?.items ?? [];
  const counts = list.data?.porSituacao;
  const next = state === 'encerradas' ? undefined : rows[0];
  useOpenWith(receiptSide, query.id, {}, () => setQuery({ id: undefined }));
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      back={<BackLink href={to.hr.receipts()} label={t.back} />}
      acts={
        <>
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
        </>
      }
      over={
        <Tabs
          label={t.states}
          value={state}
          onChange={situacao => change({ situacao: situacao === 'abertas' ? undefined : situacao })}
          tabs={disputeStates.map(value => ({
            value,
            label: t[value],
            count: counts && (counts[value] ?? 0),
            bad: value === 'atrasadas',
          }))}
        />
      }
      address={address}
      list={list}
      empty={{ icon: MessageSquareText, title: t.none, lead: t.noneLead }}
    >
      <DisputeTable rows={rows} closed={state === 'encerradas'} />
    </ListPage>
  );
}
