import type { FormEvent } from 'react';
import { refreshUser } from '#kernel/base/account.api.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { EthnicityFields, useEthnicity } from '../EthnicityFields.tsx';
import { declareEthnicity } from '../ethnicity.api.ts';
import { ethnicityTexts } from '../ethnicity.messages.ts';
import { FaultNotice } from '../FaultNotice.tsx';

/** Race or colour declared anew. */
export function EthnicityModal() {
  const t = useTexts(ethnicityTexts);
  const state = useEthnicity();
  const { answer, reason } = state;
  const { busy, fault, run } = useAct();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !answer) return;
    const done = await run(async () => {
      await declareEthnicity(answer);
      await refreshUser();
    });
    if (!done) return;
    closeModal();
    toast(t.saved);
  };
  return (
    <Modal title={t.title}>
      <form onSubmit={submit}>
        <p className="text-ink-2">{t.lead}</p>
        <FaultNotice fault={fault} />
        <EthnicityFields state={state} />
        <Button
          type="submit"
          look="primary"
          size="lg"
          className="mt-3 w-full"
          busy={busy}
          blocked={!answer}
          aria-describedby="falta-declarar"
        >
          {t.save}
        </Button>
        <p id="falta-declarar" aria-live="polite" className="mt-1 min-h-5 text-center text-sm text-ink-2">
          {reason}
        </p>
      </form>
    </Modal>
  );
}
