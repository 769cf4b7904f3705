import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { type RequestCategory, useSaveCategory } from './setup.api.ts';
import { requestSetupTexts } from './setup.messages.ts';

/** A subject that workers choose when they write to HR. */
export function SubjectModal({ of, next }: { of?: RequestCategory; next: number }) {
  const t = useTexts(requestSetupTexts);
  const [nome, setName] = useState(of?.nome ?? '');
  const [ordem, setOrder] = useState(of?.ordem ?? next);
  const [ativa, setActive] = useState(of?.ativa ?? true);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useSaveCategory(of);
  const act = () =>
    save.mutate(
      { nome: nome.trim(), ordem, ativa },
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
      title={of ? of.nome : t.newSubject}
      dirty={nome !== (of?.nome ?? '')}
      footer={<FootAct act={t.save} why={nome.trim() === '' && t.nameFirst} busy={save.isPending} onClick={act} />}
    >
      <div className="grid gap-4">
        <Field
          label={t.name}
          maxLength={80}
          error={errors.nome}
          value={nome}
          onChange={event => setName(event.target.value)}
        />
        <Field
          className="max-w-40"
          label={t.order}
          type="number"
          min={1}
          max={999}
          value={ordem}
          onChange={event => setOrder(Math.min(999, Math.max(1, Number(event.target.value) || 1)))}
        />
        <Checkbox checked={ativa} onChange={event => setActive(event.target.checked)}>
          <span className="text-sm">{t.inUse}</span>
        </Checkbox>
      </div>
    </Modal>
  );
}
