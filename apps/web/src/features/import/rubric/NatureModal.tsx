import { useState } from 'react';
import { refusedFields, tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { type Rubric, useCorrectRubric } from './rubric.api.ts';
import { rubricTexts } from './rubrics.messages.ts';

/** The nature of a rubric by its code of eSocial's table 03. */
export function NatureModal({ rubric }: { rubric: Rubric }) {
  const t = useTexts(rubricTexts);
  const [nature, setNature] = useState(rubric.natureza);
  const [error, setError] = useState<string>();
  const correct = useCorrectRubric();
  const send = () =>
    void correct.mutateAsync({ id: rubric.id, natureza: nature.trim() }).then(
      () => {
        closeModal();
        toast(t.corrected);
      },
      failure => {
        if (refusedFields(failure)?.natureza) setError(t.natureWrong);
        else void tellFailure(failure);
      },
    );
  return (
    <Modal
      title={t.natureTitle(rubric.codigo)}
      dirty={nature !== rubric.natureza}
      footer={
        <Button look="primary" busy={correct.isPending} onClick={send}>
          {t.save}
        </Button>
      }
    >
      <div className="grid gap-4 text-sm">
        <p className="text-ink-2">{rubric.descricao}</p>
        <Field
          label={t.nature}
          help={t.natureHelp}
          inputMode="numeric"
          maxLength={4}
          value={nature}
          error={error}
          onChange={event => {
            setNature(event.target.value);
            setError(undefined);
          }}
        />
      </div>
    </Modal>
  );
}
