import { formatsOf } from '#kernel/base/formats.ts';
import { PrintFacts, PrintPaper } from '#ui/paper/PrintPaper.tsx';
import { printTexts as p } from '#ui/paper/print.messages.ts';
import { hours, weekday } from '../../clock-time.ts';
import { occurrenceInWords } from '../../occurrences.ts';
import { mirrorTexts } from '../mirror.messages.ts';
import type { Mirror } from '../mirror.types.ts';
import { isFree, punchesOf } from '../mirror-days.ts';
import { firstTotals, printedTotals, totalInWords } from '../mirror-totals.ts';

/** The month on paper, as papers here are worded. Shown by the printer only. */
export function MirrorPaper({ mirror }: { mirror: Mirror }) {
  const t = mirrorTexts.ready('pt-BR');
  const f = formatsOf('pt-BR');
  if (!t) return null;
  const keys = mirror.origem === 'pdf' ? printedTotals(mirror.totais) : firstTotals;
  const { empresa, nomeEmpregado: nome, matricula, lotacao, periodoInicio, periodoFim } = mirror;
  return (
    <PrintPaper
      document={{ empresa, nome, matricula, lotacao }}
      title={p.mirror}
      when={`${f.date(periodoInicio)} a ${f.date(periodoFim)}`}
    >
      <PrintFacts facts={keys.map(key => [t.total[key], totalInWords(mirror.totais, key)] as const)} />
      <table>
        <thead>
          <tr>
            <th className="l">{p.day}</th>
            <th className="l">{p.punches}</th>
            <th>{t.worked}</th>
            <th className="l">{p.occurrence}</th>
          </tr>
        </thead>
        <tbody>
          {mirror.dias.map(day => (
            <tr key={day.dia}>
              <td className="l">
                {f.date(day.dia)} {weekday(day.dia, 'pt-BR')}
              </td>
              <td className="l">
                {isFree(day)
                  ? day.feriado
                    ? t.holidayOf(day.feriado)
                    : t[day.tipo]
                  : punchesOf(day)
                      .map(({ time, source }) => (source === 'O' ? time : `${time} (${source})`))
                      .join('  ')}
              </td>
              <td>{day.trabalhadas === 0 ? '' : hours(day.trabalhadas)}</td>
              <td className="l">{day.ocorrencias.map(code => occurrenceInWords(code, 'pt-BR')).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintPaper>
  );
}
