import { fileSections } from '@cracha/contract/features/employment/employment.schemas.ts';
import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { acceptTexts } from './accept.messages.ts';
import { useJudge } from './following.api.ts';
import { recordTexts } from './record.messages.ts';

/** HR accepts what a worker sent, and may file it in their folder in the same act. */
export function AcceptModal({ id }: { id: string }) {
  const t = useTexts(acceptTexts);
  const { acts, done } = useTexts(recordTexts);
  const [section, setSection] = useState('');
  const [until, setUntil] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const judge = useJudge(id);
  const accept = () => {
    const secao = oneOf(fileSections, section);
    void judge.accept({ ...(secao && { secao }), ...(until !== '' && { validoAte: until }) }).then(
      () => {
        closeModal();
        toast(done.accepted);
      },
      error => tellBeside(error, setErrors),
    );
  };
  return (
    <Modal
      title={acts.accept}
      description={t.lead}
      dirty={section !== '' || until !== ''}
      footer={<FootAct act={acts.accept} why={false} busy={judge.busy} onClick={accept} />}
    >
      <div className="grid gap-4">
        <Select
          label={t.section}
          optional
          value={section}
          error={errors.secao}
          onChange={event => setSection(event.target.value)}
        >
          <option value="">{t.none}</option>
          {fileSections.map(one => (
            <option key={one} value={one}>
              {t.sections[one]}
            </option>
          ))}
        </Select>
        <DateField label={t.until} optional value={until} error={errors.validoAte} onChange={setUntil} />
      </div>
    </Modal>
  );
}
