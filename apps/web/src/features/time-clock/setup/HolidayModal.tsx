import { holidayKinds } from '@cracha/contract/features/time-clock/clock-setup.schemas.ts';
import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Field, Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { CompanySelect } from '../CompanySelect.tsx';
import { holidayTexts } from './holidays.messages.ts';
import { useCreateHoliday } from './setup.api.ts';

/** National ones are computed: nobody adds one. */
const kinds = holidayKinds.filter(kind => kind !== 'nacional');

/** A holiday of a state, a town, a company or the whole access group. */
export function HolidayModal() {
  const t = useTexts(holidayTexts);
  const [nome, setName] = useState('');
  const [dia, setDay] = useState('');
  const [tipo, setKind] = useState<(typeof kinds)[number]>('municipal');
  const [idEmpresa, setCompany] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const create = useCreateHoliday();
  const why = nome.trim() === '' ? t.nameFirst : /^\d{4}-\d{2}-\d{2}$/.test(dia) ? undefined : t.dayFirst;
  const act = () =>
    create.mutate(
      { nome: nome.trim(), dia, tipo, idEmpresa: idEmpresa || null },
      {
        onError: error => void tellBeside(error, setErrors),
        onSuccess: () => {
          closeModal();
          toast(t.saved);
        },
      },
    );
  return (
    <Modal
      title={t.create}
      dirty={nome !== '' || dia !== ''}
      footer={<FootAct act={t.save} why={why} busy={create.isPending} onClick={act} />}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          className="sm:col-span-2"
          label={t.name}
          maxLength={80}
          error={errors.nome}
          value={nome}
          onChange={event => setName(event.target.value)}
        />
        <DateField label={t.day} error={errors.dia} value={dia} onChange={setDay} />
        <Select
          label={t.kind}
          error={errors.tipo}
          value={tipo}
          onChange={event => setKind(kinds.find(kind => kind === event.target.value) ?? tipo)}
        >
          {kinds.map(kind => (
            <option key={kind} value={kind}>
              {t.kinds[kind]}
            </option>
          ))}
        </Select>
        <CompanySelect className="sm:col-span-2" none={t.everybody} value={idEmpresa} onChange={setCompany} />
      </div>
    </Modal>
  );
}
