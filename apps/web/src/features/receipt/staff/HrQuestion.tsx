import { reportFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Confirm } from '#ui/staff/Confirm.tsx';
import { ConfirmDelete } from '#ui/staff/ConfirmDelete.tsx';
import type { StaffReceiptRow } from '../receipt.types.ts';
import { useDelete, useVisibility, type Visibility } from '../receipt-list.api.ts';
import { staffTexts } from '../staff.messages.ts';
import { PayDayModal } from './PayDayModal.tsx';
import { WithholdModal } from './WithholdModal.tsx';

/** Who gains or loses the sight of receipts that are shown or hidden. */
interface Sight extends Visibility {
  gaining: number;
  losing: number;
}

/** What HR is asked before an act on receipts: whether to show or hide, why to delete or withhold, which day to set. */
export type Question =
  | Sight
  | { doomed: readonly string[] }
  | { withholding: readonly string[] }
  | { rows: readonly StaffReceiptRow[] };

export function HrQuestion({ question }: { question: Question }) {
  if ('doomed' in question) return <Deletion ids={question.doomed} />;
  if ('withholding' in question) return <WithholdModal ids={question.withholding} />;
  if ('rows' in question) return <PayDayModal of={question} count={question.rows.length} />;
  return <SightQuestion sight={question} />;
}

function SightQuestion({ sight }: { sight: Sight }) {
  const t = useTexts(staffTexts);
  const visibility = useVisibility();
  const change = () =>
    reportFailure(visibility.mutateAsync({ ...sight, confirmed: true }).then(({ total }) => toast(t.changed(total))));
  return (
    <Confirm title={sight.visible ? t.showTitle : t.hideTitle} act={sight.visible ? t.show : t.hide} onConfirm={change}>
      {sight.losing > 0 && <p>{t.losing(sight.losing)}</p>}
      {sight.gaining > 0 && <p>{t.gaining(sight.gaining)}</p>}
    </Confirm>
  );
}

function Deletion({ ids }: { ids: readonly string[] }) {
  const t = useTexts(staffTexts);
  const removal = useDelete();
  const remove = (why: string) =>
    reportFailure(removal.mutateAsync({ ids: [...ids], why }).then(() => toast(t.deleted(ids.length))));
  return <ConfirmDelete title={t.deleteTitle(ids.length)} consequence={t.deleteLead} onConfirm={remove} />;
}
