import { Download, FileText, Trash2 } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { BulkActs, RowActs } from '#ui/staff/RowActs.tsx';
import { downloadRecord } from './filed-document.api.ts';
import { hrFiledTexts } from './hr-filed.messages.ts';
import type { StaffFiledRow } from './staff-filed.api.ts';

interface FiledRowMenuProps {
  row: StaffFiledRow;
  onWithdraw: () => void;
}

/** What one document allows. */
export function FiledRowMenu({ row, onWithdraw }: FiledRowMenuProps) {
  const t = useTexts(hrFiledTexts);
  const { setQuery } = useAddress();
  return (
    <RowActs
      name={row.nomeEmpregado}
      acts={[
        { may: true, icon: FileText, label: t.open, run: () => setQuery({ id: row.id }) },
        {
          may: row.can.includes('baixar'),
          icon: Download,
          label: t.pdf,
          run: () => void downloadRecord(row).catch(tellFailure),
        },
        { may: row.can.includes('excluir'), icon: Trash2, label: t.withdraw, run: onWithdraw, bad: true },
      ]}
    />
  );
}

interface FiledBulkProps {
  rows: readonly StaffFiledRow[];
  onWithdraw: (ids: readonly string[]) => void;
  onDone: () => void;
}

export function FiledBulk({ rows, onWithdraw, onDone }: FiledBulkProps) {
  const t = useTexts(hrFiledTexts);
  return (
    <BulkActs
      count={rows.length}
      onDone={onDone}
      acts={[
        {
          may: rows.every(row => row.can.includes('excluir')),
          icon: Trash2,
          label: t.withdraw,
          run: () => onWithdraw(rows.map(({ id }) => id)),
        },
      ]}
    />
  );
}
