import { batchRowStates } from '@cracha/contract/features/document/document-batch.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { FileStack } from 'lucide-react';
import { useEffect } from 'react';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { useRefusalWords } from '#kernel/lazy/refusal-words.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Link } from '#ui/base/Link.tsx';
import { StatusText, type Tone } from '#ui/base/Status.tsx';
import { ExportButton } from '#ui/documents/ExportButton.tsx';
import { StateTabs } from '#ui/documents/StateTabs.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { TaskProgress } from '#ui/staff/TaskProgress.tsx';
import { placeOf } from '../missing-place.ts';
import { type BatchRow, type BatchRowState, rowsOnPage, saveRefused, useBatch, useBatchRows } from './making.api.ts';
import { makingTexts } from './making.messages.ts';
import { firstLacking } from './making-form.ts';

const tones: Record<BatchRowState, Tone> = { aguardando: 'neutral', feito: 'ok', recusado: 'bad' };

/** How far a batch of papers is, and what became of each row. */
export function BatchResult({ id, back }: { id: string; back: string }) {
  const t = useTexts(makingTexts);
  const found = useBatch(id);
  const client = useQueryClient();
  const isOver = found.data?.situacao === 'terminado';
  const steps = (found.data?.feitos ?? 0) + (found.data?.recusados ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step further the rows are others
  useEffect(() => {
    void client.invalidateQueries({ queryKey: ['template-batch-rows', id] });
    if (isOver) void client.invalidateQueries({ queryKey: ['documents'] });
  }, [client, id, isOver, steps]);
  return (
    <Opened found={found} title={t.batch} back={{ href: back, label: t.backFrom }}>
      {batch => <Rows batch={batch} back={back} />}
    </Opened>
  );
}

function Rows({ batch, back }: { batch: NonNullable<ReturnType<typeof useBatch>['data']>; back: string }) {
  const t = useTexts(makingTexts);
  const { to } = useStaffWay();
  const address = useListAddress(['situacao']);
  const state = oneOf(batchRowStates, address.query.situacao);
  const list = useBatchRows(batch.id, state, address.cursor.after);
  const { total, feitos, recusados, situacao } = batch;
  const isRunning = situacao === 'processando';
  return (
    <ListPage
      title={batch.titulo}
      lead={isRunning ? t.goesOn : t.result(feitos, recusados)}
      back={<BackLink href={back} label={t.backFrom} />}
      acts={recusados > 0 && <ExportButton words={t.saveRefused} save={() => saveRefused(batch.id, t.refusedName)} />}
      address={address}
      over={
        <>
          {isRunning && (
            <div className="px-4 lg:px-6">
              <TaskProgress label={t.running} done={feitos + recusados} total={total} />
            </div>
          )}
          <StateTabs<BatchRowState>
            label={t.outcome}
            all={t.allRows}
            states={batchRowStates}
            words={t.outcomes}
            counts={{ aguardando: total - feitos - recusados, feito: feitos, recusado: recusados }}
            total={total}
            bad="recusado"
            value={state}
            onChange={next => address.change({ situacao: next })}
          />
        </>
      }
      list={list}
      empty={{ icon: FileStack, title: t.noRows }}
      size={rowsOnPage}
      table={{
        rowKey: row => String(row.n),
        rowName: row => row.nome ?? t.unknown,
        head: {
          title: t.worker,
          cell: row => row.nome ?? t.unknown,
        },
        columns: [
          {
            ...{ key: 'outcome', title: t.outcome, width: 150, card: 'status' },
            cell: row => <StatusText tone={tones[row.situacao]}>{t.outcomes[row.situacao]}</StatusText>,
          },
          { key: 'why', title: t.reason, card: 'line', cell: row => <Why row={row} /> },
          {
            ...{ key: 'document', title: t.document, width: 190, card: 'value' },
            cell: row =>
              row.idDocumento ? (
                <Link
                  href={to.document(row.idDocumento)}
                  className="num font-semibold text-brand-ink underline underline-offset-2"
                >
                  {row.codigo ?? t.open}
                </Link>
              ) : (
                '–'
              ),
          },
        ],
      }}
    />
  );
}

/** Why nothing was made, with the way to where it is put right. */
function Why({ row: { recusa, idEmpregado, nome } }: { row: BatchRow }) {
  const t = useTexts(makingTexts);
  const { owner, to } = useStaffWay();
  const words = useRefusalWords(recusa ? [recusa.codigo] : [], recusa?.valores);
  if (!recusa) return '–';
  return (
    <>
      {words[recusa.codigo] ?? '…'}{' '}
      {recusa.codigo === 'TEMPLATE_FIELD_MISSING' && idEmpregado && (
        <Link
          href={owner === 'hr' ? placeOf(firstLacking(recusa.valores), idEmpregado) : to.worker(idEmpregado)}
          aria-label={t.recordOf(nome ?? t.unknown)}
          className="font-semibold text-brand-ink underline underline-offset-2"
        >
          {t.openRecord}
        </Link>
      )}
    </>
  );
}
