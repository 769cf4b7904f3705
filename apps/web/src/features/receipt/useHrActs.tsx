import { Refusal } from '@cracha/contract/kernel/client.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { tellFailure } from '#kernel/failure.ts';
import { openModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { Confirm } from '#ui/Confirm.tsx';
import { ConfirmDelete } from '#ui/ConfirmDelete.tsx';
import { downloadPdf, sendByEmail } from './receipt.api.ts';
import type { StaffReceiptRow } from './receipt.types.ts';
import { useDelete, useRemind, useReopen, useVisibility, type Visibility } from './receipt-list.api.ts';
import { staffTexts } from './staff.messages.ts';
import { told } from './useDocumentActs.tsx';
import { useGiveBack } from './withholding.api.ts';
import { withholdingTexts } from './withholding.messages.ts';

const visibilityModal = 'receipts.visibility';
const deleteModal = 'receipts.delete';
const payDayModal = 'receipts.days';
const withholdModal = 'receipts.withhold';
// few lists end in them: their code comes when they are opened
const PayDayModal = lazy(async () => ({ default: (await import('./PayDayModal.tsx')).PayDayModal }));
const WithholdModal = lazy(async () => ({ default: (await import('./WithholdModal.tsx')).WithholdModal }));

export interface HrActions {
  pdf: (rows: readonly StaffReceiptRow[]) => Promise<void>;
  email: (row: StaffReceiptRow) => Promise<void>;
  remind: (rows: readonly StaffReceiptRow[]) => void;
  setVisible: (rows: readonly StaffReceiptRow[], visible: boolean) => void;
  withhold: (rows: readonly StaffReceiptRow[]) => void;
  giveBack: (rows: readonly StaffReceiptRow[]) => void;
  setDay: (rows: readonly StaffReceiptRow[]) => void;
  reopen: (row: StaffReceiptRow) => void;
  remove: (rows: readonly StaffReceiptRow[]) => void;
  dialogs: ReactNode;
}

interface Asked extends Visibility {
  gaining: number;
  losing: number;
}

/** What HR does with one receipt or many; the questions asked before are in `dialogs`. */
export function useHrActs(): HrActions {
  const t = useTexts(staffTexts);
  const remind = useRemind();
  const reopen = useReopen();
  const visibility = useVisibility();
  const [asked, setAsked] = useState<Asked>();
  const [doomed, setDoomed] = useState<string[]>([]);
  const withholding = useWithholding();
  const [dated, setDated] = useState<{ rows: readonly StaffReceiptRow[]; time: number }>();

  const setVisible = (rows: readonly StaffReceiptRow[], visible: boolean) => {
    const wish = { ids: rows.map(row => row.id), visible };
    visibility.mutate(wish, {
      onSuccess: ({ total }) => toast(t.changed(total)),
      onError: error => {
        const counts = confirmationOf(error);
        if (!counts) return void tellFailure(error);
        setAsked({ ...wish, ...counts });
        openModal(visibilityModal);
      },
    });
  };

  return {
    pdf: rows => downloadAll(rows).catch(tellFailure),
    email: row => sendByEmail(row.id).then(({ enviadoPara }) => toast(t.sentTo(enviadoPara)), tellFailure),
    remind: rows =>
      remind.mutate(
        rows.map(row => row.id),
        { onSuccess: ({ total }) => toast(t.reminded(total)), onError: tellFailure },
      ),
    setVisible,
    withhold: withholding.withhold,
    giveBack: withholding.giveBack,
    setDay: rows => {
      setDated({ rows, time: (dated?.time ?? 0) + 1 });
      openModal(payDayModal);
    },
    reopen: row => reopen.mutate(row.id, { onSuccess: () => toast(t.reopened), onError: tellFailure }),
    remove: rows => {
      setDoomed(rows.map(row => row.id));
      openModal(deleteModal);
    },
    dialogs: (
      <>
        <HrDialogs asked={asked} doomed={doomed} />
        {dated && (
          <Suspense>
            <PayDayModal key={dated.time} name={payDayModal} of={dated} count={dated.rows.length} />
          </Suspense>
        )}
        {withholding.ids.length > 0 && (
          <Suspense>
            <WithholdModal key={withholding.ids.join()} name={withholdModal} ids={withholding.ids} />
          </Suspense>
        )}
      </>
    ),
  };
}

/** Taking receipts from sight asks why; giving them back is one step. */
function useWithholding() {
  const t = useTexts(withholdingTexts);
  const back = useGiveBack();
  const [ids, setIds] = useState<string[]>([]);
  return {
    ids,
    withhold: (rows: readonly StaffReceiptRow[]) => {
      setIds(rows.map(row => row.id));
      openModal(withholdModal);
    },
    giveBack: (rows: readonly StaffReceiptRow[]) =>
      back.mutate(
        rows.map(row => row.id),
        { onSuccess: ({ total }) => toast(t.givenBack(total)), onError: tellFailure },
      ),
  };
}

function HrDialogs({ asked, doomed }: { asked?: Asked; doomed: readonly string[] }) {
  const t = useTexts(staffTexts);
  const visibility = useVisibility();
  const removal = useDelete();
  const change = (wish: Asked) =>
    told(visibility.mutateAsync({ ...wish, confirmed: true }).then(({ total }) => toast(t.changed(total))));
  const remove = (why: string) =>
    told(removal.mutateAsync({ ids: [...doomed], why }).then(() => toast(t.deleted(doomed.length))));
  return (
    <>
      {asked && (
        <Confirm
          name={visibilityModal}
          title={asked.visible ? t.showTitle : t.hideTitle}
          act={asked.visible ? t.show : t.hide}
          onConfirm={() => change(asked)}
        >
          {asked.losing > 0 && <p>{t.losing(asked.losing)}</p>}
          {asked.gaining > 0 && <p>{t.gaining(asked.gaining)}</p>}
        </Confirm>
      )}
      <ConfirmDelete
        key={doomed.join()}
        name={deleteModal}
        title={t.deleteTitle(doomed.length)}
        consequence={t.deleteLead}
        onConfirm={remove}
      />
    </>
  );
}

/** One after the other: each delivery counts against the hour's limit, and the first refusal ends it. */
async function downloadAll(rows: readonly StaffReceiptRow[]): Promise<void> {
  for (const row of rows)
    await downloadPdf(row.id, `recibo-${row.ano}-${String(row.mes).padStart(2, '0')}-${row.nomeEmpregado}`);
}

/** The server asks first how many gain or lose the sight of it. */
function confirmationOf(error: unknown): { gaining: number; losing: number } | undefined {
  if (!(error instanceof Refusal) || error.body.code !== 'CONFIRMATION_REQUIRED') return undefined;
  return { gaining: Number(error.body.data?.ganham ?? 0), losing: Number(error.body.data?.perdem ?? 0) };
}
