import { type FormEvent, useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field, TextArea } from '#ui/base/Field.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { caseTexts } from './case.messages.ts';
import {
  type PlatformRecord,
  useDecideAccount,
  useReplaceContact,
  useResetAuthenticator,
} from './platform-users.api.ts';

interface CaseFormProps {
  user: PlatformRecord;
  kind: 'autenticador' | 'contato' | 'dono';
  onClose: () => void;
}

/** What one person of the platform asks, or another confirms, with why and how they know. */
export function CaseForm({ user, kind, onClose }: CaseFormProps) {
  const t = useTexts(caseTexts);
  const { cancel } = useTexts(uiTexts);
  const form = useCaseForm(user, kind, onClose);
  const { values, change, errors, busy } = form;
  const second = user.caso?.situacao === 'pedido';
  const titles = { autenticador: t.resetTitle, contato: t.contactTitle, dono: t.decideTitle };
  return (
    <form
      noValidate
      aria-label={titles[kind](user.nome)}
      aria-busy={busy}
      onSubmit={form.submit}
      className="grid gap-4 rounded-lg bg-warn-soft px-4 py-3.5 text-sm"
    >
      <div>
        <p className="font-semibold text-warn">{titles[kind](user.nome)}</p>
        <p className="mt-0.5">{kind === 'dono' ? t.decideLead : second && kind === 'contato' ? t.again : t.lead}</p>
      </div>
      {kind === 'dono' && (
        <Segmented
          label={t.to}
          large
          value={values.para}
          onChange={para => change({ para })}
          options={[
            ['carta', t.letter],
            ['conta', t.account],
          ]}
        />
      )}
      {kind === 'contato' && (
        <>
          <Segmented
            label={t.channel}
            large
            value={values.canal}
            onChange={canal => change({ canal })}
            options={[
              ['email', t.email],
              ['celular', t.cellPhone],
            ]}
          />
          <Field
            label={t.newContact}
            value={values.novo}
            error={errors.novo ?? errors.email ?? errors.celular}
            maxLength={120}
            onChange={event => change({ novo: event.target.value })}
          />
        </>
      )}
      <TextArea
        label={t.reason}
        help={t.reasonHelp}
        rows={2}
        optional={kind === 'autenticador'}
        value={values.motivo}
        error={errors.motivo}
        maxLength={2000}
        onChange={event => change({ motivo: event.target.value })}
      />
      <TextArea
        label={t.evidence}
        help={t.evidenceHelp}
        rows={2}
        optional={kind === 'autenticador'}
        value={values.evidencia}
        error={errors.evidencia}
        maxLength={2000}
        onChange={event => change({ evidencia: event.target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={onClose}>{cancel}</Button>
        <Button type="submit" look="danger" busy={busy}>
          {kind === 'dono' ? t.decide : second ? t.confirm : t.send}
        </Button>
      </div>
    </form>
  );
}

interface Values {
  motivo: string;
  evidencia: string;
  canal: 'email' | 'celular';
  novo: string;
  para: 'carta' | 'conta';
}

function useCaseForm(user: PlatformRecord, kind: CaseFormProps['kind'], onClose: () => void) {
  const t = useTexts(caseTexts);
  const [values, setValues] = useState<Values>({
    motivo: '',
    evidencia: '',
    canal: user.caso?.canal ?? 'email',
    novo: '',
    para: user.caso?.para ?? 'carta',
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const reset = useResetAuthenticator(user.id);
  const replace = useReplaceContact(user.id);
  const decide = useDecideAccount(user.id);
  const told = {
    onSuccess: () => {
      toast(t.done);
      onClose();
    },
    onError: (error: unknown) => void tellBeside(error, setErrors),
  };
  const { motivo, evidencia, canal, novo, para } = values;
  const send = {
    autenticador: () => reset.mutate({ ...(motivo ? { motivo } : {}), ...(evidencia ? { evidencia } : {}) }, told),
    contato: () => replace.mutate({ canal, novo, motivo, evidencia }, told),
    dono: () => decide.mutate({ para, motivo, evidencia }, told),
  };
  return {
    values,
    errors,
    busy: reset.isPending || replace.isPending || decide.isPending,
    change: (part: Partial<Values>) => {
      setValues({ ...values, ...part });
      setErrors({});
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      send[kind]();
    },
  };
}
