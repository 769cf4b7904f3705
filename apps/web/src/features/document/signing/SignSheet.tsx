import { CircleAlert, PenLine, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { failureOf, sentenceOf } from '#kernel/base/failure.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { codeTexts } from '#kernel/lazy/code.messages.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { Field } from '#ui/base/Field.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import type { DoneAct } from './Done.tsx';
import { Factor, type FactorKind } from './Factor.tsx';
import { type CodeSent, type Signing, useSign } from './signing.api.ts';
import { signingTexts } from './signing.messages.ts';

interface SignSheetProps {
  signing: Signing;
  code: CodeSent | undefined;
  askCode: () => Promise<void>;
  close: () => void;
  onDone: (done: DoneAct) => void;
}

interface Fault {
  /** It was the code, or the password. */
  ofFactor: boolean;
  sentence: string;
}

/** The act: what is declared, the name, and a proof at this moment. It lies below the page or beside it, never over it. */
export function SignSheet({ signing, code, askCode, close, onDone }: SignSheetProps) {
  const t = useTexts(signingTexts);
  const { online } = useConnection();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [name, setName] = useState('');
  const [by, setBy] = useState<FactorKind>(signing.fatores.includes('senha') ? 'senha' : 'codigo');
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<Fault>();
  const sign = useSign();
  const missing = useMissing({ name, by, value, code, online });
  useEffect(() => heading.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (missing || sign.isPending) return;
    setFault(undefined);
    const { idAssinatura, hash, termos } = signing;
    const act = { idAssinatura, hash: hash ?? '', nome: name.trim(), termos: termos.versao };
    try {
      onDone({ ...(await sign.mutateAsync({ ...act, fatores: [{ tipo: by, valor: value }] })), by });
    } catch (error) {
      const ofFactor = ['CONTACT_CODE_INVALID', 'CURRENT_PASSWORD_WRONG'].includes(failureOf(error).code);
      setFault({ ofFactor, sentence: await sentenceOf(error) });
      if (ofFactor) setValue('');
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <section
      aria-labelledby={id}
      onKeyDown={onKey}
      className="max-h-[68dvh] overflow-y-auto overscroll-contain rounded-t-2xl border border-line bg-surface shadow-3 lg:max-h-[calc(100dvh-11rem)] lg:rounded-2xl lg:shadow-2"
    >
      <form
        noValidate
        onSubmit={event => void submit(event)}
        className="mx-auto grid max-w-xl gap-3 px-4 pt-3 pb-4"
        aria-busy={sign.isPending}
      >
        <div className="flex items-center justify-between">
          <h2 id={id} ref={heading} tabIndex={-1} className="text-lg font-bold tracking-[-.01em] outline-none">
            {t.confirm}
          </h2>
          <IconButton label={t.close} className="size-11! -mr-2" onClick={close}>
            <X size={20} aria-hidden />
          </IconButton>
        </div>
        <p className="num">{signing.declaracao}</p>
        <Disclosure summary={t.terms} summaryClass="min-h-9 text-sm font-semibold text-brand-ink">
          <p className="text-sm text-ink-2">{signing.termos.texto}</p>
        </Disclosure>
        <Field
          size="lg"
          label={t.fullName}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={150}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <Factor
          {...{ signing, by, value, code, askCode }}
          error={fault?.ofFactor ? fault.sentence : undefined}
          busy={sign.isPending}
          onBy={kind => {
            setBy(kind);
            setValue('');
            setFault(undefined);
          }}
          onValue={next => {
            setValue(next);
            setFault(undefined);
          }}
        />
        {fault && !fault.ofFactor && (
          <Notice role="alert" tone="bad" icon={CircleAlert}>
            {fault.sentence}
          </Notice>
        )}
        <p id={`${id}-why`} aria-live="polite" className="num text-center text-sm text-ink-2 empty:hidden">
          {missing}
        </p>
        <Button
          type="submit"
          look="primary"
          size="lg"
          busy={sign.isPending}
          blocked={missing !== ''}
          aria-describedby={missing ? `${id}-why` : undefined}
        >
          {!sign.isPending && <PenLine size={19} aria-hidden />}
          {t.signNow}
        </Button>
      </form>
    </section>
  );
}

interface Given {
  name: string;
  by: FactorKind;
  value: string;
  code: CodeSent | undefined;
  online: boolean;
}

/** What still stands against the act, in words; empty: nothing does. */
function useMissing({ name, by, value, code, online }: Given): string {
  const t = useTexts(signingTexts);
  const c = useTexts(codeTexts);
  if (!online) return t.offline;
  if (name.trim() === '') return t.nameFirst;
  if (by === 'senha') return value === '' ? t.passwordFirst : '';
  if (!code) return t.codeFirst;
  return value.length < 6 ? c.missing(6 - value.length) : '';
}
