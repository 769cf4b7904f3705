import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { CalendarDays } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { FiledList } from './FiledList.tsx';
import { filedTexts } from './filed.messages.ts';
import { useMirrors } from './filed-document.api.ts';

/** One's own time-clock mirrors, as HR's files have them. */
export function Screen() {
  const t = useTexts(filedTexts);
  return (
    <FiledList
      title={t.mirrors}
      list={useMirrors()}
      wordsOf={({ empresa }, month) => [month, empresa]}
      addressOf={to.worker.mirror}
      none={{ icon: CalendarDays, title: t.noMirrors, lead: t.noMirrorsLead }}
    />
  );
}
