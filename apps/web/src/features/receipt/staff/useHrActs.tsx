import { tellFailure } from '#kernel/base/failure.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { askedFirst } from '#kernel/lazy/asked-first.ts';
import { tellReminded } from '#ui/staff/tell-reminded.ts';
import { downloadPdf, sendByEmail } from '../receipt.api.ts';
import type { StaffReceiptRow } from '../receipt.types.ts';
import { useRemind, useVisibility } from '../receipt-list.api.ts';
import { staffTexts } from '../staff.messages.ts';
import type { Question } from './HrQuestion.tsx';
import { useGiveBack } from './withholding.api.ts';
import { withholdingTexts } from './withholding.messages.ts';

// few lists end in a question: its code comes when it is asked
const questionModal = modal(async () => (await import('./HrQuestion.tsx')).HrQuestion);

export interface HrActions {
  pdf: (rows: readonly StaffReceiptRow[]) => Promise<void>;
  email: (row: StaffReceiptRow) => Promise<void>;
  remind: (rows: readonly StaffReceiptRow[]) => void;
  setVisible: (rows: readonly StaffReceiptRow[], visible: boolean) => void;
  withhold: (rows: readonly StaffReceiptRow[]) => void;
  giveBack: (rows: readonly StaffReceiptRow[]) => void;
  setDay: (rows: readonly StaffReceiptRow[]) => void;
  remove: (rows: readonly StaffReceiptRow[]) => void;
}

/** What HR does with one receipt or many. */
export function useHrActs(): HrActions {
  const t = useTexts(staffTexts);
  const w = useTexts(withholdingTexts);
  const remind = useRemind();
  const visibility = useVisibility();
  const back = useGiveBack();
  const askFirst = (question: Question) => questionModal.open({ question });

  const setVisible = (rows: readonly StaffReceiptRow[], visible: boolean) => {
    const wish = { ids: rows.map(row => row.id), visible };
    visibility.mutate(wish, {
      onSuccess: ({ total }) => toast(t.changed(total)),
      onError: error => {
        const counted = askedFirst(error);
        if (!counted) return void tellFailure(error);
        askFirst({ ...wish, gaining: counted('ganham'), losing: counted('perdem') });
      },
    });
  };

  return {
    pdf: rows => downloadAll(rows).catch(tellFailure),
    email: row => sendByEmail(row.id).then(({ enviadoPara }) => toast(t.sentTo(enviadoPara)), tellFailure),
    remind: rows => void tellReminded(remind.mutateAsync(rows.map(row => row.id))),
    setVisible,
    withhold: rows => askFirst({ withholding: rows.map(row => row.id) }),
    giveBack: rows =>
      back.mutate(
        rows.map(row => row.id),
        { onSuccess: ({ total }) => toast(w.givenBack(total)), onError: tellFailure },
      ),
    setDay: rows => askFirst({ rows }),
    remove: rows => askFirst({ doomed: rows.map(row => row.id) }),
  };
}

/** One after the other: each delivery counts against the hour's limit, and the first refusal ends it. */
async function downloadAll(rows: readonly StaffReceiptRow[]): Promise<void> {
  for (const row of rows)
    await downloadPdf(row.id, `recibo-${row.ano}-${String(row.mes).padStart(2, '0')}-${row.nomeEmpregado}`);
}
