import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { deskSetupTexts } from './setup.messages.ts';
import { type CannedAnswer, useSaveAnswer } from './staff.api.ts';

/** A text that HR chooses when answering. */
export function AnswerModal({ of }: { of?: CannedAnswer }) {
  const t = useTexts(deskSetupTexts);
  const [titulo, setTitle] = useState(of?.titulo ?? '');
  const [texto, setText] = useState(of?.texto ?? '');
  const [ativa, setActive] = useState(of?.ativa ?? true);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useSaveAnswer(of?.id);
  const why = titulo.trim() === '' ? t.nameFirst : texto.trim() === '' ? t.textFirst : undefined;
  const act = () =>
    save.mutate(
      { titulo: titulo.trim(), texto: texto.trim(), ativa, ...(of && { versao: of.versao }) },
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
      title={of ? of.titulo : t.newAnswer}
      dirty={titulo !== (of?.titulo ?? '') || texto !== (of?.texto ?? '')}
      footer={<FootAct act={t.save} why={why} busy={save.isPending} onClick={act} />}
    >
      <div className="grid gap-4">
        <Field
          label={t.answerTitle}
          maxLength={80}
          error={errors.titulo}
          value={titulo}
          onChange={event => setTitle(event.target.value)}
        />
        <TextArea
          label={t.answerText}
          help={t.answerHelp}
          error={errors.texto}
          rows={6}
          maxLength={2000}
          value={texto}
          onChange={event => setText(event.target.value)}
        />
        <Checkbox checked={ativa} onChange={event => setActive(event.target.checked)}>
          <span className="text-sm">{t.inUse}</span>
        </Checkbox>
      </div>
    </Modal>
  );
}
