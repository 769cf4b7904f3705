import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { IdCard } from 'lucide-react';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { WorkerDocument } from '../WorkerDocument.tsx';
import { RecordBody } from './FiledBody.tsx';
import { RecordPaper } from './FiledPaper.tsx';
import { filedTexts } from './filed.messages.ts';
import { downloadRecord, useRecord } from './filed-document.api.ts';

/** One employee record: what it says, and the original one tap away. */
export function EmployeeRecord({ id }: { id: string }) {
  const t = useTexts(filedTexts);
  const { competence } = useFormats();
  const one = useRecord(id);
  const record = one.data;
  return (
    <WorkerDocument
      title={record ? t.recordOf(inSentence(competence(record.mes, record.ano))) : t.records}
      back={{ href: to.worker.records(), label: t.backToRecords }}
      download={record?.can.includes('baixar') ? () => downloadRecord(record) : undefined}
      id={id}
      reading={one}
      missing={{ icon: IdCard, title: t.recordMissing }}
      paper={record && <RecordPaper record={record} />}
    >
      {record && (
        <>
          <section className="px-1 pt-5 pb-4">
            <p className="text-xl font-bold tracking-[-.01em]">{record.nome}</p>
            <p className="mt-0.5 text-sm text-ink-2">
              {record.empresa}
              {record.matricula !== null && <span className="num"> · {t.registration(record.matricula)}</span>}
            </p>
          </section>
          <RecordBody record={record} />
          <p className="px-1 pt-4 pb-6 text-sm text-ink-2">{t.wrongField}</p>
        </>
      )}
    </WorkerDocument>
  );
}
