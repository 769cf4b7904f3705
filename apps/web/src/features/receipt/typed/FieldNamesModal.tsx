import { useForm } from 'react-hook-form';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { typedTexts } from './typed.messages.ts';
import { type NamedType, useNameFields } from './typed-receipt.api.ts';

interface FieldNamesModalProps {
  groupId: string;
  type: NamedType;
  /** As they are called now. */
  names: Readonly<Record<string, string>>;
  /** The fields by what they are usually called. */
  fields: ReadonlyArray<readonly [field: string, usual: string]>;
  lead: string;
}

/** How the group calls the columns of its receipts, or of its benefits. */
export function FieldNamesModal({ groupId, type, names, fields, lead }: FieldNamesModalProps) {
  const t = useTexts(typedTexts);
  const save = useNameFields(groupId, type);
  const { register, handleSubmit, formState } = useForm<Record<string, string>>({ values: names });
  const submit = handleSubmit(
    given =>
      void save
        .mutateAsync(
          fields.flatMap(([campo]) => {
            const nome = given[campo]?.trim();
            return nome ? [{ campo, nome }] : [];
          }),
        )
        .then(() => {
          closeModal();
          toast(t.saved);
        }, tellFailure),
  );
  return (
    <Modal
      title={t.names}
      description={lead}
      dirty={formState.isDirty}
      footer={
        <Button look="primary" busy={save.isPending} onClick={() => void submit()}>
          {t.save}
        </Button>
      }
    >
      <form className="grid grid-cols-2 gap-3" onSubmit={event => void submit(event)}>
        {fields.map(([field, usual]) => (
          <Field key={field} label={usual} maxLength={40} {...register(field)} />
        ))}
      </form>
    </Modal>
  );
}
