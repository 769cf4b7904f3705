import { to as paths } from '@cracha/contract/navigation/paths.ts';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { isRefusal, sentenceOf, tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useRefusalWords } from '#kernel/lazy/refusal-words.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { Field } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import type { Asked } from './following.api.ts';
import { Outcomes } from './Outcomes.tsx';
import { type Signing, useSignings, useSignMany } from './sign-many.api.ts';
import { signManyTexts } from './signing-many.messages.ts';

interface SignManyModalProps {
  rows: readonly Asked[];
  onDone: () => void;
}

interface Chosen {
  row: Asked;
  signing: Signing | undefined;
}

type Results = Awaited<ReturnType<ReturnType<typeof useSignMany>['mutateAsync']>>;

const isReady = ({ signing }: Chosen) => signing?.minhaVez === true && signing.lido && signing.hash !== null;

/** Many in one act: those that were read to their end are signed with one password, the others are left out. */
export function SignManyModal({ rows, onDone }: SignManyModalProps) {
  const t = useTexts(signManyTexts);
  const found = useSignings(rows);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [results, setResults] = useState<Results>();
  const sign = useSignMany();
  const chosen = rows.map((row, at) => ({ row, signing: found[at]?.data }));
  const ready = chosen.filter(isReady);
  const terms = ready[0]?.signing?.termos;
  const missing =
    ready.length === 0 ? t.readFirst : name.trim() === '' ? t.nameFirst : password === '' && t.passwordFirst;
  const act = () =>
    void sign
      .mutateAsync({
        itens: ready.map(({ signing }) => ({ idAssinatura: signing?.idAssinatura ?? '', hash: signing?.hash ?? '' })),
        ...{ nome: name.trim(), termos: terms?.versao ?? 0, fatores: [{ tipo: 'senha', valor: password }] },
      })
      .then(setResults, async failure => {
        if (!isRefusal(failure, 'CURRENT_PASSWORD_WRONG')) return tellFailure(failure);
        setError(await sentenceOf(failure));
        setPassword('');
      });
  if (results) return <Signed chosen={ready} results={results} title={t.title(ready.length)} onDone={onDone} />;
  return (
    <Modal
      title={t.title(rows.length)}
      description={t.lead}
      dirty={password !== ''}
      footer={<FootAct act={t.act(ready.length)} why={missing} busy={sign.isPending} onClick={act} />}
    >
      <ul aria-label={t.list} className="divide-y divide-line rounded-md border border-line text-sm">
        {chosen.map(one => (
          <Line key={one.row.id} one={one} />
        ))}
      </ul>
      <p className="mt-4 text-sm">{t.declared}</p>
      {terms && (
        <Disclosure summary={t.terms} summaryClass="min-h-9 text-sm font-semibold text-brand-ink max-lg:min-h-11">
          <p className="text-sm text-ink-2">{terms.texto}</p>
        </Disclosure>
      )}
      <div className="mt-3 grid gap-4">
        <Field
          label={t.name}
          autoComplete="name"
          maxLength={150}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <PasswordField
          label={t.password}
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={event => {
            setPassword(event.target.value);
            setError(undefined);
          }}
        />
      </div>
    </Modal>
  );
}

/** One of them: read to its end, or the way to reading it. */
function Line({ one: { row, signing } }: { one: Chosen }) {
  const t = useTexts(signManyTexts);
  const { owner } = useStaffWay();
  const isRead = isReady({ row, signing });
  const Icon = isRead ? CircleCheck : CircleDashed;
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <Icon size={18} aria-hidden className={isRead ? 'shrink-0 text-ok' : 'shrink-0 text-ink-3'} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold [overflow-wrap:anywhere]">
          {row.titulo} <span className="num font-normal text-ink-2">{row.codigo}</span>
        </span>
        <span className="num block text-xs text-ink-2">
          {!signing?.minhaVez ? t.notNow : isRead ? t.readIt : t.unread(signing.lidas.length, signing.paginas)}
        </span>
      </span>
      {signing?.minhaVez && !isRead && (
        // beside it, so that what is chosen here stays
        <a
          href={paths.signature.document(signing.idAssinatura, owner === 'manager' ? 'gestor' : 'rh')}
          target="_blank"
          rel="noreferrer"
          aria-label={t.readOne(row.titulo)}
          className={buttonLook({ size: 'sm' })}
        >
          {t.read}
        </a>
      )}
    </li>
  );
}

interface SignedProps {
  chosen: readonly Chosen[];
  results: Results;
  title: string;
  onDone: () => void;
}

/** What came of each, in the catalogue's words. */
function Signed({ chosen, results, title, onDone }: SignedProps) {
  const t = useTexts(signManyTexts);
  const words = useRefusalWords([...new Set(results.flatMap(({ recusa }) => recusa?.codigo ?? []))]);
  const outcomes = chosen.map(({ row, signing }) => {
    const code = results.find(({ idAssinatura }) => idAssinatura === signing?.idAssinatura)?.recusa?.codigo;
    return { row, why: code && (words[code] ?? code) };
  });
  return <Outcomes title={title} done={t.signed} outcomes={outcomes} onDone={onDone} />;
}
