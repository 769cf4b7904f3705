import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useWithhold } from './withholding.api.ts';
import { withholdingTexts } from './withholding.messages.ts';

/** Why: the worker reads it in the place of the amounts. */
export function WithholdModal({ ids }: { ids: readonly string[] }) {
  const t = useTexts(withholdingTexts);
  const [reason, setReason] = useState('');
  const withhold = useWithhold();
  const ready = reason.trim().length >= 10;
  const act = () =>
    void withhold.mutateAsync({ ids: [...ids], reason: reason.trim() }).then(({ total }) => {
      closeModal();
      toast(t.withheld(total));
    }, tellFailure);
  return (
    <Modal
      title={t.title(ids.length)}
      description={t.lead}
      dirty={reason.trim() !== ''}
      footer={<FootAct act={t.act} why={!ready && t.reasonFirst} busy={withhold.isPending} onClick={act} />}
    >
      <TextArea
        label={t.reason}
        help={t.reasonHelp}
        rows={3}
        maxLength={250}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
    </Modal>
  );
}
