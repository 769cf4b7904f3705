import {
  columnsOf,
  type ImportColumn,
  keptFor,
  missingColumns,
  repeatedColumns,
  type SheetDocument,
  sheetDocuments,
} from '@cracha/contract/features/import/import.columns.ts';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { ReasonedButton } from '#ui/form/ReasonedButton.tsx';
import { ColumnList } from '#ui/staff/ColumnList.tsx';
import { Box } from './Box.tsx';
import { columnTexts } from './columns.messages.ts';
import { useConfirmColumns, useWaitingTables } from './import.api.ts';
import type { ImportItem, WaitingTable } from './import.types.ts';

/** What the rows of the file's tables are and their columns hold, as the reader takes it, to be confirmed once for every file like it. */
export function ColumnsForm({ row }: { row: ImportItem }) {
  const tables = useWaitingTables(row.id);
  return (
    <Box>
      <ListBody {...loadOf(tables)} empty={false} whenEmpty={null}>
        <div className="grid gap-6">
          {tables.data?.map(table => (
            <TableColumns key={table.cabecalho} row={row} table={table} />
          ))}
        </div>
      </ListBody>
    </Box>
  );
}

function TableColumns({ row, table }: { row: ImportItem; table: WaitingTable }) {
  const t = useTexts(columnTexts);
  const { int } = useFormats();
  const [document, setDocument] = useState<SheetDocument>(table.documento);
  const [columns, setColumns] = useState<readonly ImportColumn[]>(table.palpite);
  const confirm = useConfirmColumns(row.id);
  const blocked = blockedBy(columns, document);
  const why = blocked && t[blocked.why](blocked.columns.map(column => t.columns[column]).join(', '));
  const send = () =>
    confirm.mutate(
      { cabecalho: table.cabecalho, documento: document, colunas: [...columns] },
      { onSuccess: () => toast(t.confirmed), onError: tellFailure },
    );
  return (
    <section aria-label={t.tableOf(table.arquivo ?? row.nome)}>
      <h3 className="font-semibold">{t.question}</h3>
      <p className="mt-0.5 text-xs text-ink-2">
        {table.arquivo && `${table.arquivo} · `}
        {t.rows(int(table.linhas), table.linhas)} {t.remembered}
      </p>
      <div className="mt-3 grid gap-3">
        <div className="lg:max-w-md">
          <Segmented
            label={t.question}
            options={sheetDocuments.map(each => [each, t.documents[each]])}
            value={document}
            onChange={next => {
              setDocument(next);
              setColumns(keptFor(columns, next));
            }}
          />
        </div>
        <ColumnList
          titles={table.titulos}
          examples={table.exemplos}
          columns={columns}
          options={columnsOf(document).map(column => [column, t.columns[column]])}
          bad={blocked?.why === 'repeated' ? blocked.columns : []}
          words={t}
          onChange={setColumns}
        />
        <ReasonedButton look="tonal" size="sm" busy={confirm.isPending} why={why} onClick={send}>
          {t.confirm}
        </ReasonedButton>
      </div>
    </section>
  );
}

function blockedBy(columns: readonly ImportColumn[], document: SheetDocument) {
  const repeated = repeatedColumns(columns);
  if (repeated.length > 0) return { why: 'repeated' as const, columns: repeated };
  const missing = missingColumns(columns, document);
  return missing.length > 0 ? { why: 'missing' as const, columns: missing } : undefined;
}
