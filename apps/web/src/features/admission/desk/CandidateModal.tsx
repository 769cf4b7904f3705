import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Field } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useOpeningActs } from './admission.api.ts';
import { admissionTexts } from './admission.messages.ts';

/** A candidate of an opening: name and contact. */
export function CandidateModal({ idVaga }: { idVaga: string }) {
  const t = useTexts(admissionTexts);
  const [nome, setName] = useState('');
  const [email, setEmail] = useState('');
  const [celular, setCelular] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { add, busy } = useOpeningActs();
  const submit = async () => {
    try {
      await add({ idVaga, nome, email, celular });
      closeModal();
    } catch (error) {
      await tellBeside(error, setErrors);
    }
  };
  return (
    <Modal
      title={t.add}
      dirty={Boolean(nome || email || celular)}
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
        <Field
          type="email"
          label={t.email}
          value={email}
          error={errors.email}
          onChange={event => setEmail(event.target.value)}
        />
        <Field
          inputMode="tel"
          label={t.cellPhone}
          value={celular}
          error={errors.celular}
          onChange={event => setCelular(event.target.value)}
        />
      </div>
    </Modal>
  );
}
