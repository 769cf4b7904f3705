import { BellRing, CalendarDays, Download, Eye, EyeOff, Lock, LockOpen, type LucideIcon, Trash2 } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { BulkBar, bulkAct } from '#ui/list/BulkBar.tsx';
import type { StaffReceiptRow } from '../receipt.types.ts';
import { staffTexts } from '../staff.messages.ts';
import { payDayTexts } from './pay-day.messages.ts';
import type { HrActions } from './useHrActs.tsx';
import { withholdingTexts } from './withholding.messages.ts';

/** What can be done with all chosen rows; an act is here where every one of them allows it. */
export function HrActs({
  rows,
  acts,
  onDone,
}: {
  rows: readonly StaffReceiptRow[];
  acts: HrActions;
  onDone: () => void;
}) {
  const t = useTexts(staffTexts);
  const w = useTexts(withholdingTexts);
  const { setDay } = useTexts(payDayTexts);
  const all = (act: StaffReceiptRow['can'][number]) => rows.every(row => row.can.includes(act));
  return (
    <BulkBar count={rows.length} onClear={onDone}>
      {all('baixar') && <Act icon={Download} label={t.pdf} onClick={() => void acts.pdf(rows)} />}
      {all('lembrar') && <Act icon={BellRing} label={t.remind} onClick={() => acts.remind(rows)} />}
      {all('definirDia') && <Act icon={CalendarDays} label={setDay} onClick={() => acts.setDay(rows)} />}
      {rows.some(row => row.visivel) && all('ocultar') && (
        <Act icon={EyeOff} label={t.hide} onClick={() => acts.setVisible(rows, false)} />
      )}
      {rows.some(row => !row.visivel) && all('mostrar') && (
        <Act icon={Eye} label={t.show} onClick={() => acts.setVisible(rows, true)} />
      )}
      {all('reter') && <Act icon={Lock} label={w.act} onClick={() => acts.withhold(rows)} />}
      {all('devolver') && <Act icon={LockOpen} label={w.giveBack} onClick={() => acts.giveBack(rows)} />}
      {all('excluir') && <Act icon={Trash2} label={t.delete} onClick={() => acts.remove(rows)} />}
    </BulkBar>
  );
}

function Act({ icon: Icon, label, onClick }: { icon: LucideIcon; label: string; onClick: () => void }) {
  return (
    <button type="button" className={bulkAct} onClick={onClick}>
      <Icon size={16} aria-hidden />
      {label}
    </button>
  );
}
