import { savedFieldsOf, type WorkerFieldName } from '@cracha/contract/features/worker/worker-fields.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { ShieldAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { RecordField } from '#features/worker/RecordField.tsx';
import { isRefusal, sentenceOf, tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { typedOf, wireOf } from '#kernel/record/field-values.ts';
import { Button } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { CodeInput } from '#ui/code/CodeInput.tsx';
import type { Errors } from '#ui/form/useFields.ts';
import { proveByCode, useAskBankChange, useWorker } from '../worker.api.ts';
import type { WorkerRecord } from '../worker.types.ts';
import { bankTexts } from './bank.messages.ts';

const names = savedFieldsOf('banco');
type Step = 'account' | 'code' | 'noFactor';

/** Another account, confirmed by the second factor of who asks where it is not fresh. */
export function BankChangeModal({ record: opened }: { record: WorkerRecord }) {
  // a version that is old by now is read anew
  const record = useWorker(opened.id).data ?? opened;
  const t = useTexts(bankTexts);
  const [typed, setTyped] = useState<Partial<Record<WorkerFieldName, string | boolean>>>({});
  const [errors, setErrors] = useState<Errors>({});
  const [step, setStep] = useState<Step>('account');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ask = useAskBankChange(record.id);
  const form = useId();
  const valueIn = (name: WorkerFieldName) => typed[name] ?? typedOf(name, record.campos[name]);
  const send = async () => {
    await ask.mutateAsync({
      versao: record.versao,
      campos: Object.fromEntries(names.map(name => [name, wireOf(name, valueIn(name))])),
    });
    closeModal();
    toast(t.asked);
  };
  const prove = async () => {
    try {
      await proveByCode(code);
    } catch (error) {
      setCode('');
      setWrong(await sentenceOf(error));
      return;
    }
    await send();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || (step === 'code' && code.length < 6)) return;
    setBusy(true);
    setErrors({});
    await (step === 'code' ? prove() : send()).catch(refused).finally(() => setBusy(false));
  };
  const refused = async (error: unknown) => {
    if (isRefusal(error, 'TWO_FACTOR_CODE_MISSING')) return setStep('code');
    if (isRefusal(error, 'TWO_FACTOR_NOT_CONFIGURED')) return setStep('noFactor');
    setStep('account');
    await tellBeside(error, setErrors);
  };
  return (
    <Modal
      title={t.title}
      description={t.lead}
      dirty={Object.keys(typed).length > 0}
      footer={
        step !== 'noFactor' && (
          <Button type="submit" form={form} look="primary" busy={busy}>
            {step === 'code' ? t.confirm : t.send}
          </Button>
        )
      }
    >
      <form id={form} noValidate onSubmit={event => void submit(event)}>
        {step === 'account' && (
          <div className="grid grid-cols-2 items-start gap-4">
            {names.map(name => (
              <RecordField
                key={name}
                name={name}
                value={valueIn(name)}
                error={errors[name]}
                onChange={value => setTyped({ ...typed, [name]: value })}
              />
            ))}
          </div>
        )}
        {step === 'code' && (
          <div className="grid gap-4">
            <p>{t.codeLead}</p>
            <CodeInput
              label={t.codeLabel}
              value={code}
              readOnly={busy}
              error={wrong}
              onChange={next => {
                setCode(next);
                setWrong(undefined);
              }}
            />
          </div>
        )}
        {step === 'noFactor' && (
          <Notice
            role="alert"
            tone="warn"
            icon={ShieldAlert}
            title={t.noFactor}
            action={
              <Link href={to.account('/rh', 'seguranca')} className="font-semibold text-brand-ink hover:underline">
                {t.toSecurity}
              </Link>
            }
          />
        )}
      </form>
    </Modal>
  );
}
