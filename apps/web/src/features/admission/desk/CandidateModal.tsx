import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Field } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useOpeningActs } from './admission.api.ts';
import { admissionTexts } from './admission.messages.ts';
import { ContactFields, noContact } from './ContactFields.tsx';

/** A candidate of an opening: name and contact. */
export function CandidateModal({ idVaga }: { idVaga: string }) {
  const t = useTexts(admissionTexts);
  const [nome, setName] = useState('');
  const [contact, setContact] = useState(noContact);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { add, busy } = useOpeningActs();
  const submit = async () => {
    try {
      await add({ idVaga, nome, ...contact });
      closeModal();
    } catch (error) {
      await tellBeside(error, setErrors);
    }
  };
  return (
    <Modal
      title={t.add}
      dirty={Boolean(nome || contact.email || contact.celular)}
      footer={<FootAct act={t.add} why={undefined} busy={busy} onClick={() => void submit()} />}
    >
      <div className="grid gap-4">
        <Field
          label={t.name}
          maxLength={120}
          value={nome}
          error={errors.nome}
          onChange={event => setName(event.target.value)}
        />
        <ContactFields contact={contact} errors={errors} onChange={setContact} />
      </div>
    </Modal>
  );
}
