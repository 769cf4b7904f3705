import { FileArchive, FileSpreadsheet, FileText, FileX, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type Formats, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { StatusText } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { type Column, toggled } from '#ui/list/table.ts';
import { ImportDetail } from './ImportDetail.tsx';
import { ImportRowMenu } from './ImportRowMenu.tsx';
import type { ImportItem } from './import.types.ts';
import { openByItself, toneOf } from './import-state.ts';
import { type ImportTexts, importTexts } from './imports.messages.ts';

// asked for where there is something to say, or by an act
const Problems = lazy(async () => ({ default: (await import('./Problems.tsx')).Problems }));

/** The imports, each opening in place; what runs and the newest that needs a person open by themselves. */
export function ImportTable({ rows, wanted }: { rows: readonly ImportItem[]; wanted?: string }) {
  const t = useTexts(importTexts);
  const formats = useFormats();
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const self = openByItself(rows, wanted);
  // What a person opened or shut stays so, whatever state it gets into.
  const open = new Set(rows.map(row => row.id).filter(id => self.has(id) !== turned.has(id)));
  useScrolledInto(wanted);
  return (
    <DataTable
      caption={t.list}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.nome}
      head={{ title: t.file, cell: row => <FileName row={row} /> }}
      columns={columnsOf(t, formats)}
      actions={row => <ImportRowMenu row={row} />}
      detail={{
        content: row => (
          <>
            <Suspense>{row.problemas.length > 0 && <Problems problems={row.problemas} />}</Suspense>
            <ImportDetail row={row} />
          </>
        ),
        open,
        onToggle: id => setTurned(toggled(turned, id)),
      }}
    />
  );
}

function columnsOf(t: ImportTexts, f: Formats): Array<Column<ImportItem>> {
  return [
    { key: 'by', title: t.sentBy, quiet: true, card: 'line', cell: row => row.enviadoPor },
    { key: 'when', title: t.when, width: 128, quiet: true, card: 'line', cell: row => f.recent(row.enviadoEm) },
    {
      key: 'documents',
      title: t.documents,
      width: 104,
      right: true,
      card: 'value',
      cell: row => (row.totalDocumentos > 0 ? f.int(row.totalDocumentos) : '–'),
    },
    {
      key: 'state',
      title: t.state,
      width: 190,
      card: 'status',
      cell: row => (
        <StatusText tone={toneOf(row.situacao)}>
          {row.situacao === 'paraConferir'
            ? `${f.int(row.paraConferir)} ${t.paraConferir.toLowerCase()}`
            : t[row.situacao]}
        </StatusText>
      ),
    },
  ];
}

function FileName({ row }: { row: ImportItem }) {
  const t = useTexts(importTexts);
  const Icon = pictureOf(row);
  const [first] = row.empresas;
  return (
    <span id={`importacao-${row.id}`} className="flex min-w-0 items-center gap-2.5">
      <Icon
        size={17}
        aria-hidden
        className={row.situacao === 'comErro' ? 'shrink-0 text-bad' : 'shrink-0 text-ink-3'}
      />
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold">{row.nome}</span>
        {first && (
          <span className="block text-2xs text-ink-2 max-lg:hidden">{t.companies(first, row.empresas.length)}</span>
        )}
      </span>
    </span>
  );
}

function pictureOf({ nome, situacao }: ImportItem): LucideIcon {
  if (situacao === 'comErro') return FileX;
  if (/\.zip$/i.test(nome)) return FileArchive;
  return /\.(xlsx|csv)$/i.test(nome) ? FileSpreadsheet : FileText;
}

/** Opened from a notice: the row it is about comes into view. */
function useScrolledInto(id: string | undefined): void {
  useEffect(() => {
    if (id) document.getElementById(`importacao-${id}`)?.scrollIntoView({ block: 'center' });
  }, [id]);
}
