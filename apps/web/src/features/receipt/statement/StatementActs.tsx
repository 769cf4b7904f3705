import { BellRing, Download, Eye, EyeOff, FileText, Mail, Trash2 } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { BulkActs, RowActs } from '#ui/staff/RowActs.tsx';
import { downloadStatement, type StaffStatementRow, sendStatementByEmail } from './income-statement.api.ts';
import { statementTexts } from './statements.messages.ts';
import type { StatementActions } from './useStatementActs.tsx';

/** The rest of what one statement allows. */
export function StatementRowMenu({ row, acts }: { row: StaffStatementRow; acts: StatementActions }) {
  const t = useTexts(statementTexts);
  const { setQuery } = useAddress();
  const can = (act: StaffStatementRow['can'][number]) => row.can.includes(act);
  const email = () => sendStatementByEmail(row.id).then(({ enviadoPara }) => toast(t.sentTo(enviadoPara)), tellFailure);
  return (
    <RowActs
      name={row.nomeEmpregado}
      acts={[
        { may: true, icon: FileText, label: t.open, run: () => setQuery({ id: row.id }) },
        {
          may: can('baixar'),
          icon: Download,
          label: t.pdf,
          run: () => void downloadStatement(row).catch(tellFailure),
        },
        { may: can('enviarEmail'), icon: Mail, label: t.email, run: () => void email() },
        { may: can('lembrar'), icon: BellRing, label: t.remind, run: () => acts.remind([row]) },
        { may: can('ocultar'), icon: EyeOff, label: t.turnOff, run: () => acts.switchOne(row, false) },
        { may: can('mostrar'), icon: Eye, label: t.turnOn, run: () => acts.switchOne(row, true) },
        { may: can('excluir'), icon: Trash2, label: t.withdraw, run: () => acts.withdraw([row]), bad: true },
      ]}
    />
  );
}

interface StatementBulkProps {
  rows: readonly StaffStatementRow[];
  acts: StatementActions;
  onDone: () => void;
}

export function StatementBulk({ rows, acts, onDone }: StatementBulkProps) {
  const t = useTexts(statementTexts);
  const all = (act: StaffStatementRow['can'][number]) => rows.every(row => row.can.includes(act));
  return (
    <BulkActs
      count={rows.length}
      onDone={onDone}
      acts={[
        { may: all('lembrar'), icon: BellRing, label: t.remind, run: () => acts.remind(rows) },
        { may: all('enviarEmail'), icon: Mail, label: t.email, run: () => acts.mail(rows) },
        { may: all('excluir'), icon: Trash2, label: t.withdraw, run: () => acts.withdraw(rows) },
      ]}
    />
  );
}
