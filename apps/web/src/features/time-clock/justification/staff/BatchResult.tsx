import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { useRefusalWords } from '#kernel/lazy/refusal-words.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { StatusText, type Tone } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { TaskProgress } from '#ui/staff/TaskProgress.tsx';
import { isRunning } from '#ui/staff/task-state.ts';
import { justificationKeys } from '../justification.api.ts';
import { type Batch, useBatch } from './desk.api.ts';
import { deskTexts } from './desk.messages.ts';

const tones: Record<Batch['itens'][number]['situacao'], Tone> = { aguardando: 'neutral', feito: 'ok', recusado: 'bad' };

/** How far a batch is, and what came of each; who stayed as they were come first. */
export function BatchResult({ id }: { id: string }) {
  const t = useTexts(deskTexts);
  const place = useStaffWay();
  const found = useBatch(id);
  const client = useQueryClient();
  const running = isRunning(found.data?.status);
  useTitle(t.result);
  // the lists behind show what was decided
  useEffect(() => {
    if (!running) void client.invalidateQueries({ queryKey: [...justificationKeys, 'queue'] });
  }, [client, running]);
  const back = { href: place.to.justificationLots(), label: t.toList };
  return (
    <Opened found={found} title={t.result} back={back}>
      {batch => (
        <div data-scroller className="min-h-0 flex-1 overflow-auto">
          <PageHead title={t.result} back={<BackLink {...back} />} />
          <div className="px-4 pb-8 lg:px-6">
            <Result batch={batch} />
          </div>
        </div>
      )}
    </Opened>
  );
}

function Result({ batch }: { batch: Batch }) {
  const t = useTexts(deskTexts);
  const { int } = useFormats();
  const place = useStaffWay();
  const { itens } = batch;
  const words = useRefusalWords([...new Set(itens.flatMap(({ codigo }) => codigo ?? []))].sort());
  const of = (state: Batch['itens'][number]['situacao']) => itens.filter(({ situacao }) => situacao === state);
  const rows = [...of('recusado'), ...of('feito'), ...of('aguardando')];
  if (isRunning(batch.status)) return <TaskProgress label={t.running} done={batch.feitos} total={batch.total} />;
  return (
    <>
      <p role="status" className="num mb-3 font-semibold">
        {t.summary(int(of('feito').length), int(of('recusado').length))}
      </p>
      <DataTable
        caption={t.result}
        rows={rows}
        rowKey={row => row.id}
        rowName={row => row.nome}
        head={{ title: t.worker, href: row => place.to.justification(row.id) }}
        columns={[
          {
            key: 'outcome',
            title: t.outcome,
            card: 'status',
            cell: row => <StatusText tone={tones[row.situacao]}>{t.outcomes[row.situacao]}</StatusText>,
          },
          {
            key: 'why',
            title: t.reason,
            card: 'line',
            cell: row => (row.codigo === null ? '–' : (words[row.codigo] ?? row.codigo)),
          },
        ]}
      />
    </>
  );
}
