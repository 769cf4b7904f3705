import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { IdCard } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { FiledList } from './FiledList.tsx';
import { filedTexts } from './filed.messages.ts';
import { useRecords } from './filed-document.api.ts';

/** One's own employee records, below what else HR has given. */
export function ReceivedDocuments({ above }: Pick<ComponentProps<typeof FiledList>, 'above'>) {
  const t = useTexts(filedTexts);
  return (
    <FiledList
      title={t.received}
      list={useRecords()}
      wordsOf={({ empresa }, month) => [t.record, `${month} · ${empresa}`]}
      addressOf={to.worker.record}
      none={{ icon: IdCard, title: t.noRecords, lead: t.noRecordsLead }}
      above={above}
    />
  );
}
