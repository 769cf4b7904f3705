import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Modal } from '#ui/base/Modal.tsx';
import { changedFrom } from '#ui/form/alike.ts';
import { FootAct } from '#ui/form/FootAct.tsx';
import { DocumentFields, KeepFields } from './DocumentFields.tsx';
import type { DocumentWhole } from './document.api.ts';
import { useEdit } from './document-change.api.ts';
import { fieldTexts } from './document-fields.messages.ts';
import { fieldsBody, fieldsOf } from './document-fields.ts';

/** Corrects what is said of a document: never its files. */
export function EditModal({ document }: { document: DocumentWhole }) {
  const t = useTexts(fieldTexts);
  const [begun] = useState(() => fieldsOf(document));
  const [values, setValues] = useState(begun);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const edit = useEdit(document.id);
  const save = () =>
    void edit.mutateAsync({ ...fieldsBody(values), versao: document.versao }).then(
      () => {
        closeModal();
        toast(t.saved);
      },
      error => tellBeside(error, setErrors),
    );
  const fields = {
    values,
    errors,
    onChange: (change: Partial<typeof values>) => {
      setValues({ ...values, ...change });
      setErrors({});
    },
  };
  return (
    <Modal
      title={t.edit}
      dirty={changedFrom(begun, values) !== undefined}
      footer={
        <FootAct act={t.save} why={values.title.trim() === '' && t.titleFirst} busy={edit.isPending} onClick={save} />
      }
    >
      <div className="grid gap-4">
        <DocumentFields mayChooseType={false} {...fields} />
        <KeepFields {...fields} />
      </div>
    </Modal>
  );
}
