import { useState } from 'react';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Field } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { templateTexts } from '../templates.messages.ts';
import { editorTexts } from './editor.messages.ts';

interface NameModalProps {
  title: string;
  about: string;
  onSave: (name: { title: string; about: string }) => void;
}

/** What the model is called and what it is for. */
export function NameModal({ title, about, onSave }: NameModalProps) {
  const t = useTexts(editorTexts);
  const list = useTexts(templateTexts);
  const [name, setName] = useState({ title, about });
  const save = () => {
    onSave({ title: name.title.trim(), about: name.about.trim() });
    closeModal();
  };
  return (
    <Modal
      title={t.rename}
      footer={
        <FootAct act={t.keepField} why={name.title.trim() === '' && list.titleFirst} busy={false} onClick={save} />
      }
    >
      <div className="grid gap-4">
        <Field
          label={list.titleField}
          maxLength={200}
          value={name.title}
          onChange={event => setName({ ...name, title: event.target.value })}
        />
        <Field
          label={list.about}
          optional
          maxLength={500}
          help={list.aboutHelp}
          value={name.about}
          onChange={event => setName({ ...name, about: event.target.value })}
        />
      </div>
    </Modal>
  );
}
