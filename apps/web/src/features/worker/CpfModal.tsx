import { Refusal } from '@cracha/contract/kernel/client.ts';
import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { type FormEvent, useId, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { faultText } from '#kernel/record/field-values.ts';
import { Button } from '#ui/base/Button.tsx';
import { Radio } from '#ui/base/Choice.tsx';
import { Field, TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import type { Errors } from '#ui/form/useFields.ts';
import { cpfTexts } from './cpf.messages.ts';
import { useCorrectCpf, useWorker } from './worker.api.ts';
import type { WorkerRecord } from './worker.types.ts';

const empty = { cpf: '', confirmacao: '', motivo: '' };
const digits = (text: string) => text.replace(/[.\-\s]/g, '');

/** Another CPF than was typed at registration: twice, and why. */
export function CpfModal({ record: opened }: { record: WorkerRecord }) {
  // a version that is old by now is read anew
  const record = useWorker(opened.id).data ?? opened;
  const t = useTexts(cpfTexts);
  const form = useId();
  const correct = useCorrectCpf(record.id);
  const [typed, setTyped] = useState(empty);
  const [all, setAll] = useState<boolean>();
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState(false);
  const several = record.vinculos.length > 0;
  const put = (part: Partial<typeof empty>) => {
    setTyped({ ...typed, ...part });
    setErrors({});
    setRefused(false);
  };
  const field = (name: keyof typeof empty) => ({
    value: typed[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => put({ [name]: event.target.value }),
  });
  const wrong = async (): Promise<Errors> => {
    if (!isCpf(digits(typed.cpf))) return { cpf: await faultText('cpf', 'INVALID_CPF') };
    if (digits(typed.cpf) !== digits(typed.confirmacao)) return { confirmacao: t.differs };
    return several && all === undefined ? { todos: t.choose } : {};
  };
  const send = async () => {
    const found = await wrong();
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    await correct.mutateAsync({ versao: record.versao, ...typed, todos: several ? all : undefined });
    closeModal();
    toast(t.done);
  };
  const failed = async (error: unknown) => {
    const { code, fields } = error instanceof Refusal ? error.body : {};
    if (code === 'USER_CHANGE_NOT_ALLOWED') setRefused(true);
    else if (code === 'RECORD_ALREADY_EXISTS') setErrors({ cpf: t.same });
    else if (fields) setErrors(fields);
    else await tellFailure(error);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!correct.isPending) void send().catch(failed);
  };
  return (
    <Modal
      title={t.title}
      description={t.lead}
      dirty={Object.values(typed).some(Boolean)}
      footer={
        <Button type="submit" form={form} look="primary" busy={correct.isPending}>
          {t.send}
        </Button>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={submit}>
        <Field label={t.right} inputMode="numeric" autoComplete="off" required {...field('cpf')} />
        <Field label={t.again} inputMode="numeric" autoComplete="off" required {...field('confirmacao')} />
        {several && (
          <fieldset aria-describedby={errors.todos && `${form}-todos`}>
            <legend className="mb-1 text-xs font-semibold">{t.which}</legend>
            <Radio name="todos" className="max-lg:min-h-11" checked={all === false} onChange={() => setAll(false)}>
              {t.one}
            </Radio>
            <Radio name="todos" className="max-lg:min-h-11" checked={all === true} onChange={() => setAll(true)}>
              {t.all(record.vinculos.length + 1)}
            </Radio>
            {errors.todos && (
              <p id={`${form}-todos`} className="mt-1 text-xs text-bad">
                {errors.todos}
              </p>
            )}
          </fieldset>
        )}
        <TextArea label={t.reason} help={t.reasonHelp} rows={3} maxLength={250} required {...field('motivo')} />
        <p className="text-xs text-ink-2">{t.invitation}</p>
        {refused && (
          <Notice role="alert" tone="bad">
            {t.cameIn}
          </Notice>
        )}
      </form>
    </Modal>
  );
}
