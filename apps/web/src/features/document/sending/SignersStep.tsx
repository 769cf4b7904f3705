import { maxDeadlineDays } from '@cracha/contract/features/document/document-words.ts';
import { PenLine, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { dayFromToday, todayHere } from '#kernel/lazy/today.ts';
import { Button } from '#ui/base/Button.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { WorkerSearch } from '#ui/choose/WorkerSearch.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { ColleagueSearch } from './ColleagueSearch.tsx';
import { SignerCard } from './SignerCard.tsx';
import { sendingTexts } from './sending.messages.ts';
import { type ChosenSigner, most, moved, type SignersForm, signerFrom } from './signers.ts';

interface SignersStepProps {
  form: SignersForm;
  set: (change: Partial<SignersForm>) => void;
  /** As the server names them: `assinantes.1.cpf`. */
  errors: Readonly<Record<string, string>>;
}

/** Two to four people, in which order, until when, and what is said to them. */
export function SignersStep({ form, set, errors }: SignersStepProps) {
  const t = useTexts(sendingTexts);
  const { signers, oneByOne, due, message } = form;
  const list = useRef<HTMLOListElement>(null);
  const followed = useRef<number>(undefined);
  // the hands stay with whom they move
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useEffect(() => {
    const at = followed.current;
    followed.current = undefined;
    if (at !== undefined) list.current?.children[at]?.querySelector('button')?.focus();
  }, [signers]);
  const change = (at: number, part: Partial<ChosenSigner>) =>
    set({ signers: signers.map((one, place) => (place === at ? { ...one, ...part } : one)) });
  return (
    <div className="grid gap-6">
      <section>
        <header className="flex items-baseline justify-between gap-3">
          <h2 className="text-base font-bold">{t.signers}</h2>
          <p className="num text-sm text-ink-2">{t.upTo(signers.length, most)}</p>
        </header>
        <ol ref={list} className="mt-2 grid gap-2.5">
          {signers.map((signer, at) => (
            <SignerCard
              key={`${signer.kind} ${signer.id}`}
              signer={signer}
              place={at + 1}
              mayMove={{ up: oneByOne && at > 0, down: oneByOne && at < signers.length - 1 }}
              errorOf={field => errors[`assinantes.${at}.${field}`]}
              onChange={part => change(at, part)}
              onMove={by => {
                followed.current = at + by;
                set({ signers: moved(signers, at, by) });
              }}
              onOut={() => set({ signers: signers.toSpliced(at, 1) })}
            />
          ))}
        </ol>
        {errors.assinantes && (
          <p role="alert" className="mt-2 text-xs font-semibold text-bad">
            {errors.assinantes}
          </p>
        )}
        {signers.length < most && <AddSigner signers={signers} onAdd={one => set({ signers: [...signers, one] })} />}
      </section>
      <section className="border-t border-line pt-5">
        <h2 className="mb-2 text-base font-bold">{t.order}</h2>
        <Segmented
          label={t.order}
          value={oneByOne ? 'inOrder' : 'together'}
          onChange={next => set({ oneByOne: next === 'inOrder' })}
          options={[
            ['together', t.together],
            ['inOrder', t.inOrder],
          ]}
        />
        <p className="mt-2 text-xs text-ink-2">{oneByOne ? t.inOrderLead : t.togetherLead}</p>
      </section>
      <section className="grid gap-4 border-t border-line pt-5">
        <DateField
          label={t.signUntil}
          min={todayHere()}
          max={dayFromToday(maxDeadlineDays)}
          help={t.reminders}
          value={due}
          error={errors.prazo}
          onChange={next => set({ due: next })}
        />
        <TextArea
          label={t.note}
          optional
          rows={3}
          maxLength={2000}
          value={message}
          error={errors.mensagem}
          onChange={event => set({ message: event.target.value })}
        />
        <p className="text-xs text-ink-2">{t.level}</p>
      </section>
    </div>
  );
}

interface AddSignerProps {
  signers: readonly ChosenSigner[];
  onAdd: (signer: ChosenSigner) => void;
}

function AddSigner({ signers, onAdd }: AddSignerProps) {
  const t = useTexts(sendingTexts);
  const me = useSession()?.user;
  const [from, setFrom] = useState<'worker' | 'user'>('worker');
  const next = Math.max(0, ...signers.filter(({ kind }) => kind === 'outsider').map(({ id }) => Number(id))) + 1;
  return (
    <div className="mt-3 grid gap-3 rounded-xl bg-sunken p-3.5">
      <Segmented
        label={t.addFrom}
        value={from}
        onChange={setFrom}
        options={[
          ['worker', t.worker],
          ['user', t.user],
        ]}
      />
      {from === 'worker' ? (
        <WorkerSearch
          without={new Set(signers.map(({ id }) => id))}
          onPick={({ id, nome, empresa, matricula }) =>
            onAdd(signerFrom('worker', id, nome, `${empresa} · ${matricula}`))
          }
        />
      ) : (
        <ColleagueSearch signers={signers} onAdd={onAdd} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button className="flex-1" onClick={() => onAdd(signerFrom('outsider', String(next)))}>
          <UserPlus size={16} aria-hidden />
          {t.addOutsider}
        </Button>
        {me && !signers.some(({ id }) => id === me.id) && (
          <Button className="flex-1" onClick={() => onAdd(signerFrom('user', me.id, me.nome))}>
            <PenLine size={16} aria-hidden />
            {t.addMe}
          </Button>
        )}
      </div>
    </div>
  );
}
