import { lazy, Suspense } from 'react';
import { useModalOpen } from '#kernel/modals.ts';
import { leaveModal, removeLeaveModal } from './leave-modal.ts';
import type { Leave, WorkerRecord } from './worker.types.ts';

const LeaveModal = lazy(async () => ({ default: (await import('./LeaveModal.tsx')).LeaveModal }));
const RemoveLeaveModal = lazy(async () => ({ default: (await import('./LeaveModal.tsx')).RemoveLeaveModal }));

/** The dialogs of a record's leaves, outside its own form. */
export function LeaveModals({ record }: { record: WorkerRecord }) {
  return [undefined, ...record.afastamentos].map(leave => (
    <ModalsOf key={leave?.id ?? 'new'} id={record.id} leave={leave} />
  ));
}

function ModalsOf({ id, leave }: { id: string; leave: Leave | undefined }) {
  const changes = useModalOpen(leaveModal(leave?.id));
  const removes = useModalOpen(removeLeaveModal(leave?.id ?? ''));
  return (
    <Suspense fallback={null}>
      {changes && <LeaveModal id={id} leave={leave} />}
      {removes && leave && <RemoveLeaveModal id={id} leave={leave} />}
    </Suspense>
  );
}
