import { useForm } from 'react-hook-form';
import { tellFailure } from '#kernel/failure.ts';
import { closeModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Modal } from '#ui/Modal.tsx';
import { typedTexts } from './typed.messages.ts';
import { useNameFields } from './typed-receipt.api.ts';

export const namesModal = 'receipt.names';
export const columnNames = ['codigo', 'descricao', 'referencia', 'vencimentos', 'descontos', 'liquido'] as const;

/** How the group calls the columns of its receipts. */
export function FieldNamesModal({ groupId, names }: { groupId: string; names: Record<string, string> }) {
  const t = useTexts(typedTexts);
  const save = useNameFields(groupId);
  const { register, handleSubmit, formState } = useForm({ values: names });
  const submit = handleSubmit(given =>
    save.mutate(
      columnNames.flatMap(campo => (given[campo]?.trim() ? [{ campo, nome: given[campo].trim() }] : [])),
      {
        onSuccess: () => {
          closeModal();
          toast(t.saved);
        },
        onError: tellFailure,
      },
    ),
  );
  return (
    <Modal
      name={namesModal}
      title={t.names}
      description={t.namesLead}
      dirty={formState.isDirty}
      footer={
        <Button look="primary" busy={save.isPending} onClick={() => void submit()}>
          {t.save}
        </Button>
      }
    >
      <form className="grid grid-cols-2 gap-3" onSubmit={event => void submit(event)}>
        {columnNames.map(name => (
          <Field key={name} label={t[name]} maxLength={40} {...register(name)} />
        ))}
      </form>
    </Modal>
  );
}
