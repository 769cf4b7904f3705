import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Modal } from '#ui/base/Modal.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useAdmissionActs } from './admission.api.ts';
import { admissionTexts } from './admission.messages.ts';
import { ContactFields, noContact } from './ContactFields.tsx';

/** A new link: where it went before, or to another contact, with a later day. */
export function ResendModal({ id, due }: { id: string; due: string }) {
  const t = useTexts(admissionTexts);
  const [contact, setContact] = useState(noContact);
  const [prazo, setPrazo] = useState(due);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { resend, busy } = useAdmissionActs(id);
  const submit = async () => {
    try {
      await resend({ ...contact, prazo });
      toast(t.invited);
      closeModal();
    } catch (error) {
      await tellBeside(error, setErrors);
    }
  };
  return (
    <Modal
      title={t.resend}
      description={t.resendLead}
      dirty={Boolean(contact.email || contact.celular) || prazo !== due}
      footer={<FootAct act={t.resend} why={undefined} busy={busy} onClick={() => void submit()} />}
    >
      <div className="grid gap-4">
        <ContactFields contact={contact} errors={errors} onChange={setContact} />
        <DateField label={t.due} value={prazo} error={errors.prazo} onChange={setPrazo} />
      </div>
    </Modal>
  );
}
