import { formatsOf } from '#kernel/base/formats.ts';
import { PrintFacts, PrintPaper } from '#ui/paper/PrintPaper.tsx';
import { printTexts as p } from '#ui/paper/print.messages.ts';
import { filedDays } from './FiledBody.tsx';
import { filedTexts } from './filed.messages.ts';
import type { EmployeeRecord } from './filed-document.api.ts';

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

function Month({ of: { mes, ano } }: { of: { mes: number; ano: number } }) {
  return <div>{formatsOf('pt-BR').competence(mes, ano).toLowerCase()}</div>;
}
