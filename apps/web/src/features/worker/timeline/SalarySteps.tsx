import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import type { WorkerRecord } from '../worker.types.ts';
import { type SalaryStep, salarySteps } from './record-on-day.ts';
import { timelineTexts } from './timeline.messages.ts';

const size = { width: 260, height: 108, left: 2, right: 258, top: 20, zero: 96 } as const;
/** What a digit and a year take in the drawing: what has no room is told by the table and the timeline alone. */
const room = { digit: 6, year: 30 } as const;

/** The salary over time in steps from zero, with its amounts; the same as a table for who doesn't see it. */
export function SalarySteps({ record }: { record: WorkerRecord }) {
  const t = useTexts(timelineTexts);
  const words = useFieldWords();
  const { money, date } = useFormats();
  const { steps, until } = salarySteps(record, todayHere());
  if (steps.length === 0) return null;
  const unit = record.campos.salarioUnidade;
  return (
    <section className="relative border-t border-line pt-5">
      <h2 className="text-base font-bold">{t.salaryOverTime}</h2>
      {unit && unit !== 'mes' && (
        <p className="text-xs text-ink-2">{`${words.label('salarioUnidade')} ${words.value('salarioUnidade', unit)}`}</p>
      )}
      <Drawing steps={steps} until={until} />
      <div className="sr-only">
        <table>
          <caption>{t.salaryOverTime}</caption>
          <thead>
            <tr>
              <th scope="col">{t.from}</th>
              <th scope="col">{words.label('salario')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ from, value }) => (
              <tr key={from}>
                <th scope="row">{date(from)}</th>
                <td>{money(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Drawing({ steps, until }: { steps: readonly SalaryStep[]; until: string }) {
  const { amount } = useFormats();
  const { width, height, left, right, zero } = size;
  const places = placesOf(steps, until);
  const line = places.map(({ x, y, end }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}H${end}`).join('');
  const last = steps.at(-1);
  let yearsEnd = 0;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="num mt-2 w-full">
      <path d={`${line}V${zero}H${left}Z`} fill="var(--c-brand-soft)" />
      <path d={`M0 ${zero}H${width}`} stroke="var(--c-line)" />
      <path d={line} fill="none" stroke="var(--c-brand)" strokeWidth="2" strokeLinejoin="round" />
      <g fontSize="11" fill="var(--c-ink-2)">
        {places.slice(0, -1).map(({ from, value, x, y, end }) => {
          const whole = amount(value).replace(/\D\d\d$/, '');
          if (end - x < whole.length * room.digit) return null;
          return (
            <text key={from} x={x + 5} y={y + 16 < zero ? y + 16 : y - 6}>
              {whole}
            </text>
          );
        })}
        {places.map(({ from, x }) => {
          const at = Math.min(x, right - room.year);
          if (at < yearsEnd) return null;
          yearsEnd = at + room.year;
          return (
            <text key={from} x={at} y={height}>
              {from.slice(0, 4)}
            </text>
          );
        })}
        {last && (
          <text x={right} y="13" textAnchor="end" fontWeight="700" fill="var(--c-ink)">
            {amount(last.value)}
          </text>
        )}
      </g>
    </svg>
  );
}

/** Where each step begins and ends across, in its share of the days, and how high it is. */
function placesOf(steps: readonly SalaryStep[], until: string) {
  const { left, right, top, zero } = size;
  const first = Date.parse(steps[0]?.from ?? until);
  const span = Math.max(Date.parse(until) - first, 1);
  const most = Math.max(...steps.map(({ value }) => value), 1);
  const across = (day: string) => Math.round(left + ((Date.parse(day) - first) / span) * (right - left));
  return steps.map((step, at) => ({
    ...step,
    x: across(step.from),
    end: across(steps[at + 1]?.from ?? until),
    y: Math.round(zero - (step.value / most) * (zero - top)),
  }));
}
