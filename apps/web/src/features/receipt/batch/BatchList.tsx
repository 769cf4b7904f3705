import { Archive, Download, X } from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { sizeInWords } from '#kernel/base/files.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { kindTexts } from '#kernel/base/kinds.messages.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toastError } from '#kernel/base/toasts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { Button } from '#ui/base/Button.tsx';
import { Progress } from '#ui/base/Progress.tsx';
import { StatusText, type Tone } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { listTexts } from '../list/lists.messages.ts';
import { staffTexts } from '../staff.messages.ts';
import { type Batch, lostIn, takeBatchFile, useBatches, useCancelBatch, useLiveBatches } from './batch.api.ts';
import { batchTexts } from './batch.messages.ts';

const tones = {
  naFila: 'neutral',
  preparando: 'brand',
  pronto: 'ok',
  comErro: 'bad',
  cancelado: 'neutral',
  vencido: 'neutral',
} as const satisfies Record<Batch['situacao'], Tone>;

/** One's own ZIPs: how far each is, and its files while they last. */
export function BatchList() {
  const t = useTexts(batchTexts);
  const address = useListAddress();
  const { cursor } = address;
  const list = useBatches(cursor.after);
  const rows = list.data?.items ?? [];
  useLiveBatches();
  return (
    <ListPage address={address} list={list} empty={{ icon: Archive, title: t.none, lead: t.noneLead }} found={t.total}>
      <BatchTable rows={rows} />
    </ListPage>
  );
}

function BatchTable({ rows }: { rows: readonly Batch[] }) {
  const t = useTexts(batchTexts);
  const f = useFormats();
  const words = useFilterWords();
  return (
    <DataTable
      caption={t.list}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => t.categories[row.categoria]}
      head={{
        title: t.what,
        cell: row => (
          <span className="block py-1">
            <span className="block font-semibold">{t.categories[row.categoria]}</span>
            <span className="line-clamp-2 text-xs text-ink-2">{words(row)}</span>
          </span>
        ),
      }}
      columns={[
        { key: 'when', title: t.when, width: 132, quiet: true, card: 'line', cell: row => f.recent(row.pedidoEm) },
        { key: 'count', title: t.count, width: 96, right: true, card: 'value', cell: row => f.int(row.total) },
        { key: 'state', title: t.state, width: 190, card: 'status', cell: row => <State row={row} /> },
        { key: 'files', title: t.download, width: 220, card: 'line', cell: row => <Files row={row} /> },
      ]}
    />
  );
}

function State({ row }: { row: Batch }) {
  const t = useTexts(batchTexts);
  const f = useFormats();
  const word = t.states[row.situacao];
  if (row.situacao === 'preparando')
    return (
      <span className="block w-36 max-w-full">
        <span className="num block text-xs">{t.progress(f.int(row.feitos), f.int(row.total))}</span>
        <Progress value={(row.feitos / row.total) * 100} label={word} className="mt-1" />
      </span>
    );
  return (
    <span className="block">
      <StatusText tone={tones[row.situacao]}>{word}</StatusText>
      {row.situacao === 'pronto' && (
        <span className="num block text-xs text-ink-2">
          {[row.venceEm && t.until(f.date(row.venceEm)), row.faltam > 0 && t.missing(row.faltam)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </span>
  );
}

function Files({ row }: { row: Batch }) {
  const t = useTexts(batchTexts);
  const cancel = useCancelBatch();
  if (row.can.includes('cancelar'))
    return (
      <Button size="sm" busy={cancel.isPending} onClick={() => cancel.mutate(row.id, { onError: tellFailure })}>
        <X size={15} aria-hidden />
        {t.cancel}
      </Button>
    );
  if (!row.can.includes('baixar')) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {row.arquivos.map(file => (
        <FileButton key={file.numero} row={row} file={file} />
      ))}
    </span>
  );
}

function FileButton({ row, file }: { row: Batch; file: Batch['arquivos'][number] }) {
  const t = useTexts(batchTexts);
  const { int } = useFormats();
  const [part, setPart] = useState<number>();
  const many = row.arquivos.length > 1;
  const take = () => {
    setPart(0);
    const name = t.fileName(row.pedidoEm.slice(0, 10), many ? file.numero : null);
    takeBatchFile(row.id, file.numero, name, setPart)
      .catch(error => {
        const lost = lostIn(error);
        return lost > 0 ? toastError(t.lost(lost)) : tellFailure(error);
      })
      .finally(() => setPart(undefined));
  };
  const size = sizeInWords(file.tamanho, int);
  return (
    <Button size="sm" look="tonal" className="num" busy={part !== undefined} onClick={take}>
      {part === undefined && <Download size={15} aria-hidden />}
      {part === undefined
        ? many
          ? t.downloadPart(file.numero, size)
          : t.downloadOne(size)
        : t.taking(Math.floor(part * 100))}
    </Button>
  );
}

/** What was asked for, in words. */
function useFilterWords(): (row: Batch) => string {
  const t = useTexts(staffTexts);
  const { many } = useTexts(listTexts);
  const kinds = useTexts(kindTexts);
  const f = useFormats();
  return ({ filtro: { mes, ano, empresa, lotacao, tomador, especie, situacao, pesquisa } }) =>
    [
      mes && ano ? f.competence(mes, ano) : (ano?.toString() ?? t.everything),
      empresa,
      lotacao,
      tomador,
      especie && kinds[especie],
      situacao && many[situacao],
      pesquisa && `“${pesquisa}”`,
    ]
      .filter(Boolean)
      .join(' · ');
}
