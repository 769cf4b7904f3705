import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Field, Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useActiveCompanies, useOpeningActs } from './admission.api.ts';
import { admissionTexts } from './admission.messages.ts';

/** A new opening: its title and company. */
export function OpeningModal() {
  const t = useTexts(admissionTexts);
  const companies = useActiveCompanies();
  const [titulo, setTitle] = useState('');
  const [idEmpresa, setCompany] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { create, busy } = useOpeningActs();
  const submit = async () => {
    try {
      await create({ titulo, idEmpresa });
      closeModal();
    } catch (error) {
      await tellBeside(error, setErrors);
    }
  };
  return (
    <Modal
      title={t.newOpening}
      dirty={titulo !== ''}
      footer={<FootAct act={t.create} why={undefined} busy={busy} onClick={() => void submit()} />}
    >
      <div className="grid gap-4">
        <Field
          label={t.openingTitle}
          maxLength={120}
          value={titulo}
          error={errors.titulo}
          onChange={event => setTitle(event.target.value)}
        />
        <Select
          label={t.company}
          value={idEmpresa}
          error={errors.idEmpresa}
          onChange={event => setCompany(event.target.value)}
        >
          <option value="">{t.choose}</option>
          {companies.data?.map(({ id, nomeFantasia }) => (
            <option key={id} value={id}>
              {nomeFantasia}
            </option>
          ))}
        </Select>
      </div>
    </Modal>
  );
}
