import { useFormats } from '#kernel/formats.ts';
import { useHiddenAmounts } from '#kernel/hidden-amounts.ts';
import { useTexts } from '#kernel/texts.ts';
import { Money } from '#ui/Money.tsx';
import { FactList } from './FactList.tsx';
import { filedTexts } from './filed.messages.ts';
import type { EmployeeRecord as Record } from './filed-document.api.ts';

const days = new Set(['admissao', 'nascimento']);

/** What an employee record says, as it was printed. */
export function RecordBody({ record }: { record: Record }) {
  const t = useTexts(filedTexts);
  const { date } = useFormats();
  const [hidden] = useHiddenAmounts();
  return (
    <>
      <section className="px-1 pt-5 pb-4">
        <p className="text-xl font-bold tracking-[-.01em]">{record.nome}</p>
        <p className="mt-0.5 text-sm text-ink-2">
          {record.empresa}
          {record.matricula !== null && <span className="num"> · {t.registration(record.matricula)}</span>}
        </p>
      </section>
      <FactList
        facts={[
          ...record.campos.map(({ campo, valor }) => [t[campo], days.has(campo) ? date(valor) : valor] as const),
          ...(record.salario === null
            ? []
            : [[t.salary, <Money key="salario" centavos={record.salario} hidden={hidden} />] as const]),
        ]}
      />
    </>
  );
}
