import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { wordOf } from '#kernel/lazy/word-of.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Status } from '#ui/base/Status.tsx';
import { hours } from '../clock-time.ts';
import { justificationStateTexts } from '../justification-states.messages.ts';
import { asksForALook } from '../occurrences.ts';
import { punchTexts } from '../punch-words.messages.ts';
import { useDayWords } from './day-words.ts';
import { type MirrorTexts, mirrorTexts } from './mirror.messages.ts';
import type { MirrorDay, MirrorPunch } from './mirror.types.ts';

interface DayModalProps {
  day: MirrorDay;
  /** HR's way to treat it. */
  treat: (() => void) | undefined;
  /** Staff's way to justify it for the worker. */
  justify: (() => void) | undefined;
  /** Its worker's way to enter a punch by hand. */
  enter: (() => void) | undefined;
}

/** One day: its punches with where each comes from, its hours, what was found and what was asked. */
export function DayModal({ day, treat, justify, enter }: DayModalProps) {
  const t = useTexts(mirrorTexts);
  const states = useTexts(justificationStateTexts);
  const ways = useTexts(punchTexts);
  const words = useDayWords();
  const figures = figuresOf(day, t).filter(([, minutes]) => minutes !== 0);
  return (
    <Modal
      shape="side"
      title={words.name(day)}
      description={day.tipo === 'trabalho' ? undefined : words.kind(day)}
      footer={
        (treat || justify || enter) && (
          <>
            {justify && (
              <Button look="outline" onClick={justify}>
                {t.justify}
              </Button>
            )}
            {enter && <Button onClick={enter}>{ways.enter}</Button>}
            {treat && <Button onClick={treat}>{t.treat}</Button>}
          </>
        )
      }
    >
      <div className="grid gap-5 pb-2">
        {day.horario.length > 0 && (
          <p className="num text-sm text-ink-2">
            {t.plan}: {day.horario.join(' · ')}
          </p>
        )}
        <Part title={t.punches}>
          {day.marcacoes.length === 0 ? (
            <p className="text-sm text-ink-2">{t.noPunch}</p>
          ) : (
            <ul className="divide-y divide-line rounded-lg border border-line">
              {day.marcacoes.map((punch, at) => (
                <li key={punch.id ?? `${punch.fonte}${punch.hora}${at}`} className="px-3 py-2">
                  <Punch punch={punch} day={day.dia} />
                </li>
              ))}
            </ul>
          )}
        </Part>
        {day.ocorrencias.length > 0 && (
          <Part title={t.occurrences}>
            <ul className="flex flex-wrap gap-1.5">
              {day.ocorrencias.map(code => (
                <li key={code}>
                  <Status tone={asksForALook(code) ? 'warn' : 'neutral'}>{words.of(code)}</Status>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {figures.length > 0 && (
          <Part title={t.figures}>
            <dl className="divide-y divide-line border-y border-line text-sm">
              {figures.map(([name, minutes]) => (
                <div key={name} className="flex justify-between gap-4 py-1.5">
                  <dt className="text-ink-2">{name}</dt>
                  <dd className="num">{hours(minutes)}</dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
        {day.abonos.length > 0 && (
          <Part title={t.abonadasDia}>
            <ul className="grid gap-2 text-sm">
              {day.abonos.map(({ de, ate, minutos, motivo }) => (
                <li key={`${de}${minutos}${motivo}`} className="[overflow-wrap:anywhere]">
                  <b className="num font-semibold">{de && ate ? `${de}–${ate}` : hours(minutos ?? 0)}</b> {motivo}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {day.justificativas.length > 0 && (
          <Part title={t.justifications}>
            <ul className="grid gap-2 text-sm">
              {day.justificativas.map(({ id, status, motivo }) => (
                <li key={id}>
                  <b className="font-semibold">{wordOf(states, status)}</b> {motivo}
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </Modal>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 font-bold">{title}</h3>
      {children}
    </section>
  );
}

function Punch({ punch, day }: { punch: MirrorPunch; day: string }) {
  const t = useTexts(mirrorTexts);
  const { sources } = useTexts(punchTexts);
  const words = useDayWords();
  const { dayShort } = useFormats();
  const about = [
    punch.data !== day && dayShort(punch.data),
    sources[punch.origem],
    punch.nsr !== null && t.nsr(String(punch.nsr)),
  ];
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <b className={clsx('num text-base font-semibold', punch.fonte === 'D' && 'text-ink-3')}>{punch.hora}</b>
        <Status dot={false} tone={punch.fonte === 'O' ? 'neutral' : 'brand'}>
          {t.fontes[punch.fonte]}
        </Status>
        {punch.duvida.map(code => (
          <Status key={code} tone="warn">
            {words.of(code)}
          </Status>
        ))}
      </p>
      <p className="num text-xs text-ink-2">{about.filter(Boolean).join(' · ')}</p>
      {punch.motivo !== null && <p className="text-sm [overflow-wrap:anywhere]">{punch.motivo}</p>}
    </>
  );
}

function figuresOf(day: MirrorDay, t: MirrorTexts): (readonly [name: string, minutes: number])[] {
  return [
    [t.previsto, day.previsto],
    [t.worked, day.trabalhadas],
    [t.total.horasTrabalhadasRelogio, day.trabalhadasRelogio],
    [t.daytime, day.diurno],
    [t.night, day.noturno],
    [t.total.adicionalNoturno, day.noturnoReduzido],
    [t.overtime, day.extras],
    [t.total.extrasNoturnas, day.extraNoturno],
    [t.faltas, day.faltas],
    [t.abonadasDia, day.abonadas],
    [t.credit, day.credito],
    [t.debit, day.debito],
    [t.breakShort, day.intervaloCurto],
    [t.restShort, day.interjornada],
    [t.total.dsr, day.dsr],
    [t.total.dsrPerdido, day.dsrPerdido],
  ];
}
