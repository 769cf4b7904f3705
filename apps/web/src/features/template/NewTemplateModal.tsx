import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Field } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { type TemplateRow, useCreateTemplate } from './template.api.ts';
import { templateTexts } from './templates.messages.ts';

/** What a new model is called; it begins empty, or as a copy of another one. */
export function NewTemplateModal({ from }: { from?: Pick<TemplateRow, 'id' | 'titulo' | 'descricao'> }) {
  const t = useTexts(templateTexts);
  const [title, setTitle] = useState(from ? t.copyOf(from.titulo).slice(0, 200) : '');
  const [about, setAbout] = useState(from?.descricao ?? '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const create = useCreateTemplate();
  const act = () =>
    void create.mutateAsync({ titulo: title.trim(), descricao: about.trim(), ...(from && { deModelo: from.id }) }).then(
      ({ id }) => {
        closeModal();
        navigateTo(to.hr.template(id));
      },
      error => tellBeside(error, setErrors),
    );
  return (
    <Modal
      title={from ? t.copy : t.create}
      description={from ? t.copyLead(from.titulo) : t.createLead}
      dirty={!from && (title !== '' || about !== '')}
      footer={
        <FootAct act={t.createAct} why={title.trim() === '' && t.titleFirst} busy={create.isPending} onClick={act} />
      }
    >
      <div className="grid gap-4">
        <Field
          label={t.titleField}
          maxLength={200}
          value={title}
          error={errors.titulo}
          onChange={event => setTitle(event.target.value)}
        />
        <Field
          label={t.about}
          optional
          maxLength={500}
          help={t.aboutHelp}
          value={about}
          error={errors.descricao}
          onChange={event => setAbout(event.target.value)}
        />
      </div>
    </Modal>
  );
}
