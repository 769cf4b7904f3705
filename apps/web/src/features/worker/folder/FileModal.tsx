import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import type { Errors } from '#ui/form/useFields.ts';
import type { WorkerFile } from '../worker.types.ts';
import { competenceOf, FileFields, type FileTerms } from './FileFields.tsx';
import { filesTexts } from './files.messages.ts';
import { useSaveFile } from './worker-file.api.ts';

/** What a file is called, where it stands, until when it holds, and whether its worker sees it. */
export function FileModal({ idEmpregado, file }: { idEmpregado: string; file: WorkerFile }) {
  const t = useTexts(filesTexts);
  const [name, setName] = useState(file.nome);
  const [terms, setTerms] = useState<FileTerms>({
    secao: file.secao ?? 'outros',
    mes: file.competencia?.split('/').reverse().join('-') ?? '',
    validoAte: file.validoAte ?? '',
    visivel: file.visivel,
  });
  const [errors, setErrors] = useState<Errors>({});
  const [touched, setTouched] = useState(false);
  const save = useSaveFile(idEmpregado);
  const { secao, validoAte, visivel } = terms;
  const send = () => {
    const body = { nome: name, secao, competencia: competenceOf(terms) ?? null, validoAte: validoAte || null, visivel };
    void save.mutateAsync({ id: file.id, body }).then(
      () => {
        closeModal();
        toast(t.saved);
      },
      error => void tellBeside(error, setErrors),
    );
  };
  return (
    <Modal
      title={t.editTitle}
      dirty={touched}
      footer={
        <Button look="primary" busy={save.isPending} onClick={send}>
          {t.save}
        </Button>
      }
    >
      <div className="grid gap-4 text-sm">
        <Field
          label={t.name}
          value={name}
          maxLength={120}
          error={errors.nome}
          onChange={event => {
            setName(event.target.value);
            setTouched(true);
          }}
        />
        <FileFields
          terms={terms}
          errors={errors}
          onChange={next => {
            setTerms(next);
            setTouched(true);
          }}
        />
      </div>
    </Modal>
  );
}
