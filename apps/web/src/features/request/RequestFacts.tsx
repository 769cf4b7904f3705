import { type ReactNode, Suspense } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { partOf } from '#kernel/lazy/part.ts';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { FactList } from './FactList.tsx';
import type { Request } from './request.api.ts';
import { requestTexts } from './request-words.messages.ts';
import { asked, useSummary } from './request-words.ts';

// a record's fields and a benefit's words are many: who reads another kind of request is spared them
const RegistrationFacts = partOf(async () => (await import('./RegistrationFacts.tsx')).RegistrationFacts);
const BenefitFacts = partOf(async () => (await import('./BenefitFacts.tsx')).BenefitFacts);

/** What is asked, by whom, of which company. */
export function RequestFacts({ one }: { one: Request }) {
  const t = useTexts(requestTexts);
  const Facts = one.tipo === 'alteracaoCadastral' ? RegistrationFacts : one.tipo === 'beneficio' ? BenefitFacts : Plain;
  return (
    <section aria-label={t.facts}>
      <Suspense fallback={<SkeletonRows rows={6} className="h-9" />}>
        <Facts key={one.id} one={one} />
      </Suspense>
    </section>
  );
}

function Plain({ one }: { one: Request }) {
  return <FactList one={one} kind={useKindFacts(one)} />;
}

function useKindFacts(one: Request): (readonly [name: string, value: ReactNode])[] {
  const t = useTexts(requestTexts);
  const { competence, date } = useFormats();
  const summary = useSummary();
  const day = (name: string) => asked(one, name) ?? '';
  if (one.tipo === 'adiantamento13')
    return [
      [t.month, competence(Number(day('mes')), Number(day('ano')))],
      [t.reason, day('motivo')],
    ];
  if (one.tipo === 'outros')
    return [
      [t.subject, summary(one)],
      [t.category, day('categoria')],
    ];
  if (one.tipo === 'ponto')
    return [
      [t.day, date(day('data'))],
      [t.hour, day('hora')],
      [t.reason, one.dados.comprovanteComRh === true ? t.proofAtHr : day('justificativa')],
      [t.note, day('observacao')],
    ];
  // a vacation has its card
  return [];
}
