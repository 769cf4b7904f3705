import { BadgeCheck, CircleAlert } from 'lucide-react';
import { useCallback } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { cnpjInFull, useFormats } from '#kernel/base/formats.ts';
import { useLoaded } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { CodeForm } from './CodeForm.tsx';
import { openProof, type PublicProof } from './income-proof.api.ts';
import { proofTexts } from './proof.messages.ts';
import { useProofWords } from './useProofWords.ts';

/** What the holder of a link sees: genuine or not, and only what the worker chose. */
export function Screen() {
  const t = useTexts(proofTexts);
  const { query, setQuery } = useAddress();
  useTitle(t.publicTitle);
  return (
    <div className="mx-auto w-full max-w-xl pt-4">
      <h1 className="text-2xl font-bold tracking-[-.02em]">{t.publicTitle}</h1>
      {query.codigo ? (
        <Result code={query.codigo} />
      ) : (
        <CodeForm
          words={{ code: t.code, help: t.codeHelp, check: t.check, first: t.codeFirst }}
          onCode={codigo => setQuery({ codigo })}
        />
      )}
    </div>
  );
}

function Result({ code }: { code: string }) {
  const read = useLoaded(useCallback(() => openProof(code), [code]));
  return (
    <div className="mt-5">
      <ListBody large state={read.state} failure={read.failure} onRetry={read.retry} empty={false} whenEmpty={null}>
        {read.data && <Shown proof={read.data} />}
      </ListBody>
    </div>
  );
}

function Shown({ proof }: { proof: PublicProof }) {
  const t = useTexts(proofTexts);
  const f = useFormats();
  const words = useProofWords();
  if (proof.situacao === 'indisponivel')
    return (
      <Notice role="status" tone="bad" icon={CircleAlert} title={t.unavailable}>
        {t.unavailableLead}
      </Notice>
    );
  const facts = [
    [t.name, proof.nome],
    [t.employment, proof.empresa],
    [t.cnpj, cnpjInFull(proof.cnpj)],
    ...words.facts(proof.valores).map(({ name, value }) => [name, value]),
  ];
  return (
    <>
      <Notice role="status" tone="ok" icon={BadgeCheck} title={t.genuine}>
        {t.genuineLead(f.date(proof.venceEm))}
      </Notice>
      <dl className="mt-4 divide-y divide-line rounded-2xl border border-line bg-surface">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 px-4 py-3">
            <dt className="text-ink-2">{name}</dt>
            <dd className="num min-w-0 font-semibold wrap-break-word">{value}</dd>
          </div>
        ))}
      </dl>
      {proof.meses.length > 0 && <p className="mt-2 px-1 text-sm text-ink-2">{words.months(proof.meses)}</p>}
    </>
  );
}
