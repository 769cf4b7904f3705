import { BellRing, Download, Eye, EyeOff, FileText, type LucideIcon, Mail, MoreHorizontal, Trash2 } from 'lucide-react';
import { useAddress } from '#kernel/address.ts';
import { tellFailure } from '#kernel/failure.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { BulkBar, bulkAct } from '#ui/BulkBar.tsx';
import { IconButton } from '#ui/Button.tsx';
import { Menu, MenuItem, MenuLine } from '#ui/Menu.tsx';
import { uiTexts } from '#ui/ui.messages.ts';
import { downloadStatement, type StaffStatementRow, sendStatementByEmail } from './income-statement.api.ts';
import { statementTexts } from './statements.messages.ts';
import type { StatementActions } from './useStatementActs.tsx';

/** What one row allows; the server said what with the row. */
export function StatementRowMenu({ row, acts }: { row: StaffStatementRow; acts: StatementActions }) {
  const t = useTexts(statementTexts);
  const { actionsOf } = useTexts(uiTexts);
  const { setQuery } = useAddress();
  const can = (act: StaffStatementRow['can'][number]) => row.can.includes(act);
  const email = () => sendStatementByEmail(row.id).then(({ enviadoPara }) => toast(t.sentTo(enviadoPara)), tellFailure);
  const offered: [may: boolean, icon: LucideIcon, label: string, run: () => void][] = [
    [true, FileText, t.open, () => setQuery({ id: row.id })],
    [can('baixar'), Download, t.pdf, () => void downloadStatement(row).catch(tellFailure)],
    [can('enviarEmail'), Mail, t.email, () => void email()],
    [can('lembrar'), BellRing, t.remind, () => acts.remind([row])],
    [can('ocultar'), EyeOff, t.turnOff, () => acts.switchOne(row, false)],
    [can('mostrar'), Eye, t.turnOn, () => acts.switchOne(row, true)],
  ];
  return (
    <Menu
      trigger={
        <IconButton size="icon-sm" className="max-lg:size-11!" label={actionsOf(row.nomeEmpregado)}>
          <MoreHorizontal size={17} aria-hidden />
        </IconButton>
      }
    >
      {offered
        .filter(([may]) => may)
        .map(([, icon, label, run]) => (
          <MenuItem key={label} icon={icon} onClick={run}>
            {label}
          </MenuItem>
        ))}
      {can('excluir') && (
        <>
          <MenuLine />
          <MenuItem bad icon={Trash2} onClick={() => acts.withdraw([row])}>
            {t.withdraw}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

interface StatementBulkProps {
  rows: readonly StaffStatementRow[];
  acts: StatementActions;
  onDone: () => void;
}

/** What can be done with all chosen rows; an act is here where every one of them allows it. */
export function StatementBulk({ rows, acts, onDone }: StatementBulkProps) {
  const t = useTexts(statementTexts);
  const all = (act: StaffStatementRow['can'][number]) => rows.every(row => row.can.includes(act));
  return (
    <BulkBar count={rows.length} onClear={onDone}>
      {all('lembrar') && (
        <button type="button" className={bulkAct} onClick={() => acts.remind(rows)}>
          <BellRing size={16} aria-hidden />
          {t.remind}
        </button>
      )}
      {all('excluir') && (
        <button type="button" className={bulkAct} onClick={() => acts.withdraw(rows)}>
          <Trash2 size={16} aria-hidden />
          {t.withdraw}
        </button>
      )}
    </BulkBar>
  );
}
