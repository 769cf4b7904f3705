import { to } from '@cracha/contract/navigation/paths.ts';
import { IdCard } from 'lucide-react';
import { useAddress } from '#kernel/address.ts';
import { useTexts } from '#kernel/texts.ts';
import { EmployeeRecord } from './EmployeeRecord.tsx';
import { FiledList } from './FiledList.tsx';
import { filedTexts } from './filed.messages.ts';
import { useRecords } from './filed-document.api.ts';

/** What HR has filed about this person, and one of it opened. */
export function Screen() {
  const { query } = useAddress();
  return query.id === undefined ? <Records /> : <EmployeeRecord id={query.id} />;
}

function Records() {
  const t = useTexts(filedTexts);
  return (
    <FiledList
      title={t.received}
      list={useRecords()}
      wordsOf={({ empresa }, month) => [t.record, `${month} · ${empresa}`]}
      addressOf={to.worker.record}
      none={{ icon: IdCard, title: t.noRecords, lead: t.noRecordsLead }}
    />
  );
}
