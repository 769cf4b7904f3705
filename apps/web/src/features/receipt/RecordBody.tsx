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
    <FactList
      facts={[
        ...record.campos.map(({ campo, valor }) => [t[campo], days.has(campo) ? date(valor) : valor] as const),
        ...(record.salario === null
          ? []
          : [[t.salary, <Money key="salario" centavos={record.salario} hidden={hidden} />] as const]),
      ]}
    />
  );
}
