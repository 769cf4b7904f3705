import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Field } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useAdmissionActs } from './admission.api.ts';
import { admissionTexts } from './admission.messages.ts';

/** Makes a worker of a candidate: the registration is HR's to give. */
export function HireModal({ id, name }: { id: string; name: string }) {
  const t = useTexts(admissionTexts);
  const [registration, setRegistration] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { hire, busy } = useAdmissionActs(id);
  const submit = async () => {
    try {
      await hire(registration);
      toast(t.hiredNow);
      closeModal();
    } catch (error) {
      await tellBeside(error, setErrors);
    }
  };
  return (
    <Modal
      title={`${t.hire}: ${name}`}
      description={t.hireLead}
      dirty={registration !== ''}
      footer={<FootAct act={t.hire} why={undefined} busy={busy} onClick={() => void submit()} />}
    >
      <Field
        label={t.registration}
        maxLength={30}
        value={registration}
        error={errors.matricula}
        onChange={event => {
          setRegistration(event.target.value);
          setErrors({});
        }}
      />
    </Modal>
  );
}
