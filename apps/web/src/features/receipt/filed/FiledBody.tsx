import { useFormats } from '#kernel/base/formats.ts';
import { useHiddenAmounts } from '#kernel/base/hidden-amounts.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Money } from '#ui/base/Money.tsx';
import { FactList } from './FactList.tsx';
import { filedTexts } from './filed.messages.ts';
import type { EmployeeRecord as Record } from './filed-document.api.ts';

/** Fields that are days. */
export const filedDays: ReadonlySet<string> = new Set(['admissao', 'nascimento']);

/** What an employee record says, as it was printed. */
export function RecordBody({ record }: { record: Record }) {
  const t = useTexts(filedTexts);
  const { date } = useFormats();
  const [hidden] = useHiddenAmounts();
  return (
    <FactList
      facts={[
        ...record.campos.map(({ campo, valor }) => [t[campo], filedDays.has(campo) ? date(valor) : valor] as const),
        ...(record.salario === null
          ? []
          : [[t.salary, <Money key="salario" centavos={record.salario} hidden={hidden} />] as const]),
      ]}
    />
  );
}
