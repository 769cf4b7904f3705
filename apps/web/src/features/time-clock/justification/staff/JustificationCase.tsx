import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { Status } from '#ui/base/Status.tsx';
import { Facts } from '#ui/record/Facts.tsx';
import { hours } from '../../clock-time.ts';
import { justificationStateTexts } from '../../justification-states.messages.ts';
import { occurrenceInWords } from '../../occurrences.ts';
import type { Justification } from '../justification.api.ts';
import { deskTexts } from './desk.messages.ts';
import { justificationTones } from './justification-tones.ts';

/** What is asked for, in whose words, and the day as it stands. */
export function JustificationCase({ one }: { one: Justification }) {
  const t = useTexts(deskTexts);
  const states = useTexts(justificationStateTexts);
  const language = useLanguage();
  const { dia: day } = one;
  const occurrence = (code: string) => occurrenceInWords(code, language);
  const punches = day?.entrada.flatMap((into, at) => [into, day.saida[at]].filter(time => time !== undefined)) ?? [];
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t.reason, one.comprovanteComRh ? t.proof : (one.justificativa ?? t.manual)],
    [t.occurrences, occurrence(one.ocorrencia)],
    [t.periods, one.tipo === 'dia' ? t.wholeDay : spans(one)],
    [t.hour, one.efeito === 'include' && one.tipo === 'dia' ? (one.hora ?? t.noHour) : one.hora],
    [t.days, one.dias],
    [t.crm, one.crm],
    [t.words, one.motivo],
    [t.note, one.observacao],
    [t.by, one.feitaPor === one.nomeEmpregado ? undefined : one.feitaPor],
    [t.effect, t.effects[one.efeito]],
  ];
  return (
    <section
      data-scroller
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
      tabIndex={0}
      aria-label={t.request}
      className="min-w-0 flex-1 px-5 py-4 -outline-offset-2 lg:overflow-auto lg:px-6"
    >
      <div className="flex items-center gap-3">
        <h2 className="text-base font-bold">{t.request}</h2>
        <Status tone={justificationTones[one.status]}>{states[one.status]}</Status>
      </div>
      {one.falhaEnvio && (
        <Notice tone="warn" icon={CloudAlert} className="mt-3">
          {t.sendingFailed}
        </Notice>
      )}
      <Facts facts={facts} />
      {one.razao !== null && <p className="mt-3 text-sm text-ink-2 [overflow-wrap:anywhere]">{one.razao}</p>}
      {day && (
        <>
          <h2 className="mt-6 text-base font-bold">{t.theDay}</h2>
          <Facts
            facts={[
              [t.plan, day.horario.join(' · ')],
              [t.punches, punches.join(' · ') || t.noPunch],
              [t.worked, `${hours(day.trabalhadas)} / ${hours(day.previsto)}`],
              [t.occurrences, day.ocorrencias.map(occurrence).join(', ')],
            ]}
          />
        </>
      )}
    </section>
  );
}

const spans = ({ periodos }: Justification) => periodos.map(({ entrada, saida }) => `${entrada}–${saida}`).join(' · ');
