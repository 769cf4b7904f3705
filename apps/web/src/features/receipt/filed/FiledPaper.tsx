import { formatsOf } from '#kernel/base/formats.ts';
import { PrintFacts, PrintPaper } from '#ui/paper/PrintPaper.tsx';
import { printTexts as p } from '#ui/paper/print.messages.ts';
import { filedDays, pairsOf } from './FiledBody.tsx';
import { filedTexts } from './filed.messages.ts';
import type { EmployeeRecord, TimeMirror } from './filed-document.api.ts';

/** An employee record on paper, its salary in full. Shown by the printer only. */
export function RecordPaper({ record }: { record: EmployeeRecord }) {
  const t = filedTexts.ready('pt-BR');
  const f = formatsOf('pt-BR');
  return (
    <PrintPaper document={record} title={p.record} when={<Month of={record} />}>
      {t && (
        <PrintFacts
          facts={[
            ...record.campos.map(
              ({ campo, valor }) => [t[campo], filedDays.has(campo) ? f.date(valor) : valor] as const,
            ),
            [t.salary, record.salario !== null && f.money(record.salario)],
          ]}
        />
      )}
    </PrintPaper>
  );
}

/** A time-clock mirror on paper: its totals, then every day. Shown by the printer only. */
export function MirrorPaper({ mirror }: { mirror: TimeMirror }) {
  const t = filedTexts.ready('pt-BR');
  const f = formatsOf('pt-BR');
  return (
    <PrintPaper document={mirror} title={p.mirror} when={<Month of={mirror} />}>
      {t && <PrintFacts facts={mirror.totais.map(({ total, valor }) => [t[total], valor] as const)} />}
      <table>
        <thead>
          <tr>
            <th className="l">{p.day}</th>
            <th className="l">{p.punches}</th>
            <th className="l">{p.occurrence}</th>
          </tr>
        </thead>
        <tbody>
          {mirror.dias.map(({ dia, marcacoes, ocorrencia }) => (
            <tr key={dia}>
              <td className="l">{f.dayShort(dia)}</td>
              <td className="l">{pairsOf(marcacoes).join('  ')}</td>
              <td className="l">{ocorrencia}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintPaper>
  );
}

function Month({ of: { mes, ano } }: { of: { mes: number; ano: number } }) {
  return <div>{formatsOf('pt-BR').competence(mes, ano).toLowerCase()}</div>;
}
