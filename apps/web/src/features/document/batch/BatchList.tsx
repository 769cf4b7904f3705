import { documentBatchContract as calls } from '@cracha/contract/features/document/document-batch.contract.ts';
import { FileStack } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { useListOf } from '#kernel/signed-in/list.api.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { RowLink } from '#ui/list/RowLink.tsx';
import { documentKeys } from '../document.api.ts';
import { batchTexts } from './batch.messages.ts';

const size = 25;

/** The reader's own batches, the newest first; each leads to what became of its rows. */
export function BatchList() {
  const t = useTexts(batchTexts);
  const { to } = useStaffWay();
  const { recent } = useFormats();
  const address = useListAddress([]);
  const list = useListOf([...documentKeys, 'batches'], calls.documentBatches, {
    params: { page: '1', size: String(size) },
    query: { after: address.cursor.after },
  });
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      back={<BackLink href={to.documents()} label={t.back} />}
      address={address}
      list={list}
      empty={{ icon: FileStack, title: t.none, lead: t.noneLead }}
      size={size}
      table={{
        rowKey: ({ id }) => id,
        rowName: ({ titulo }) => titulo,
        head: {
          title: t.document,
          cell: ({ id, titulo }) => <RowLink href={to.documentBatch(id)}>{titulo}</RowLink>,
        },
        columns: [
          {
            ...{ key: 'state', title: t.state, width: 160, card: 'status' },
            cell: ({ situacao }) => (
              <StatusText tone={situacao === 'terminado' ? 'ok' : 'neutral'}>{t.states[situacao]}</StatusText>
            ),
          },
          { ...{ key: 'total', title: t.total, width: 110, right: true }, cell: ({ total }) => total },
          { ...{ key: 'done', title: t.done, width: 110, right: true, card: 'value' }, cell: ({ feitos }) => feitos },
          { ...{ key: 'refused', title: t.refused, width: 130, right: true }, cell: ({ recusados }) => recusados },
          { ...{ key: 'when', title: t.when, width: 140, quiet: true }, cell: ({ criadoEm }) => recent(criadoEm) },
        ],
      }}
    />
  );
}
