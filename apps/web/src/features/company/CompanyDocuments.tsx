import { FileText } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { useDocuments } from './company.api.ts';
import { companyTexts } from './company.messages.ts';

/** What a company sent, and what still waits for a signature. */
export function CompanyDocuments({ id }: { id: string }) {
  const t = useTexts(companyTexts);
  const f = useFormats();
  const found = useDocuments(id);
  const rows = found.data ?? [];
  return (
    <ListBody
      {...loadOf(found)}
      empty={rows.length === 0}
      whenEmpty={
        <StateBlock icon={FileText} title={t.noDocuments}>
          {t.noDocumentsLead}
        </StateBlock>
      }
    >
      <DataTable
        caption={t.documents}
        rows={rows}
        rowKey={row => row.id}
        rowName={row => row.nome}
        head={{ title: t.documentName }}
        columns={[
          {
            key: 'size',
            title: t.documentSize,
            width: 104,
            right: true,
            quiet: true,
            cell: row => (row.tamanho > 0 ? `${f.int(Math.ceil(row.tamanho / 1024))} KB` : '–'),
          },
          {
            key: 'date',
            title: t.documentDate,
            width: 120,
            quiet: true,
            card: 'line',
            cell: row => f.date(row.criadoEm),
          },
          {
            key: 'state',
            title: t.documentState,
            width: 188,
            card: 'status',
            cell: ({ assinaturas: { total, feitas } }) =>
              total > feitas ? (
                <StatusText tone="warn">{t.aguardandoAssinatura(total - feitas)}</StatusText>
              ) : (
                <StatusText tone="ok">{t.enviado}</StatusText>
              ),
          },
        ]}
      />
    </ListBody>
  );
}
