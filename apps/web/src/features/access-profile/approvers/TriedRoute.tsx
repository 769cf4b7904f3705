import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useRefusalWords } from '#kernel/lazy/refusal-words.ts';
import { Notice } from '#ui/base/Notice.tsx';
import type { TriedRoute as Tried } from './approver-profile.api.ts';
import { trialTexts } from './trial.messages.ts';

/** The profile that would decide, and its steps with the people of that day. */
export function TriedRoute({ tried }: { tried: Tried }) {
  const t = useTexts(trialTexts);
  const { date, list } = useFormats();
  const { perfil, comFluxo, rota, recusa } = tried;
  if (recusa) return <Refused code={recusa.codigo} />;
  return (
    <section className="max-w-2xl">
      <h2 className="text-base font-bold">{perfil ?? (comFluxo ? t.noProfile : t.noFlow)}</h2>
      <ol className="mt-3 divide-y divide-line rounded-lg border border-line">
        {rota.map(({ etapa, precisa, prazo, prazoDias, nomes, podem, observadores }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are in their order, and two may have one name
          <li key={at} className="grid gap-1 px-4 py-3">
            <h3 className="font-semibold">{`${at + 1}. ${etapa}`}</h3>
            <p>{t.seats(list(nomes), precisa, nomes.length)}</p>
            {podem.length > 0 && <p className="text-ink-2">{t.may(list(podem))}</p>}
            {observadores.length > 0 && <p className="text-ink-2">{t.follow(list(observadores))}</p>}
            {prazoDias !== null && (
              <p className="num text-ink-2">{prazo ? t.until(date(prazo)) : t.within(prazoDias)}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Refused({ code }: { code: string }) {
  const words = useRefusalWords([code]);
  return <Notice tone="warn">{words[code]}</Notice>;
}
