import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Facts } from '#ui/record/Facts.tsx';
import type { Request } from './request.api.ts';
import { requestTexts } from './request-words.messages.ts';
import { asked, useSummary } from './request-words.ts';
import { useBenefitFacts } from './useBenefitFacts.ts';
import { useRegistrationFacts } from './useRegistrationFacts.tsx';

/** What is asked, by whom, of which company. */
export function RequestFacts({ one }: { one: Request }) {
  const t = useTexts(requestTexts);
  const { date, recent } = useFormats();
  const kind = useKindFacts(one);
  return (
    <section aria-label={t.facts}>
      <Facts
        facts={[
          ...kind,
          [t.message, one.mensagem && <span className="whitespace-pre-line">{one.mensagem}</span>],
          [t.code, one.codigo],
          [t.company, one.empresa],
          [t.author, one.autor.nome !== one.nome && one.autor.nome],
          [t.sentAt, recent(one.enviadaEm)],
          [t.due, one.prazo && date(one.prazo)],
        ]}
      />
    </section>
  );
}

function useKindFacts(one: Request): (readonly [name: string, value: ReactNode])[] {
  const t = useTexts(requestTexts);
  const { competence, date } = useFormats();
  const summary = useSummary();
  const registration = useRegistrationFacts(one);
  const benefit = useBenefitFacts(one);
  const day = (name: string) => asked(one, name) ?? '';
  if (one.tipo === 'adiantamento13')
    return [
      [t.month, competence(Number(day('mes')), Number(day('ano')))],
      [t.reason, day('motivo')],
    ];
  if (one.tipo === 'alteracaoCadastral') return registration;
  if (one.tipo === 'beneficio') return benefit;
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
