import { to } from '@cracha/contract/navigation/paths.ts';
import { IdCard } from 'lucide-react';
import { useFormats } from '#kernel/formats.ts';
import { useHiddenAmounts } from '#kernel/hidden-amounts.ts';
import { useTexts } from '#kernel/texts.ts';
import { Money } from '#ui/Money.tsx';
import { FactList } from './FactList.tsx';
import { filedTexts } from './filed.messages.ts';
import { downloadRecord, type EmployeeRecord as Record, useRecord } from './filed-document.api.ts';
import { WorkerDocument } from './WorkerDocument.tsx';

/** One employee record: what it says, and the original one tap away. */
export function EmployeeRecord({ id }: { id: string }) {
  const t = useTexts(filedTexts);
  const { competence } = useFormats();
  const one = useRecord(id);
  const record = one.data;
  return (
    <WorkerDocument
      title={record ? t.recordOf(competence(record.mes, record.ano).toLowerCase()) : t.records}
      back={{ href: to.worker.records(), label: t.backToRecords }}
      download={record?.can.includes('baixar') ? () => downloadRecord(record) : undefined}
      id={id}
      reading={one}
      missing={{ icon: IdCard, title: t.recordMissing }}
    >
      {record && <Body record={record} />}
    </WorkerDocument>
  );
}

const days = new Set(['admissao', 'nascimento']);

function Body({ record }: { record: Record }) {
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
      <p className="px-1 pt-4 pb-6 text-sm text-ink-2">{t.wrongField}</p>
    </>
  );
}
