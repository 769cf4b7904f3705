import { to } from '@cracha/contract/navigation/paths.ts';
import { FileSpreadsheet } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { OneFileDrop } from '#ui/form/OneFileDrop.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { taskTexts } from '#ui/staff/task.messages.ts';
import { taskTones } from '#ui/staff/task-state.ts';
import { useOpeningFiles, useSendOpenings } from './opening.api.ts';
import { openingTexts } from './opening.messages.ts';
import { vacationTexts } from './vacation.messages.ts';

/** Says of many where counting begins; the files that were sent, newest first. */
export function OpeningFiles() {
  const t = useTexts(openingTexts);
  const words = useTexts(vacationTexts);
  const task = useTexts(taskTexts);
  const { int, recent } = useFormats();
  const address = useListAddress();
  const send = useSendOpenings();
  return (
    <ListPage
      title={t.filesTitle}
      lead={t.filesLead}
      back={<BackLink href={to.hr.vacations()} label={words.back} />}
      over={
        <OneFileDrop
          texts={t}
          accept=".csv,.txt"
          send={(file, onProgress) => send.mutateAsync({ file, onProgress })}
          href={to.hr.openingFile}
        />
      }
      address={address}
      list={useOpeningFiles(address.cursor.after)}
      empty={{ icon: FileSpreadsheet, title: t.noFiles, lead: t.noFilesLead }}
      found={t.files}
      size={25}
      table={{
        rowKey: row => row.id,
        rowName: row => row.nome,
        head: { title: t.file, href: row => to.hr.openingFile(row.id) },
        columns: [
          { key: 'applied', title: t.applied, width: 100, right: true, card: 'value', cell: row => int(row.aplicadas) },
          { key: 'same', title: t.same, width: 150, right: true, quiet: true, cell: row => row.iguais || '–' },
          { key: 'refused', title: t.refused, width: 110, right: true, cell: row => row.recusadas || '–' },
          { key: 'when', title: t.sent, width: 150, quiet: true, card: 'line', cell: row => recent(row.enviadoEm) },
          {
            key: 'state',
            title: t.state,
            width: 140,
            card: 'status',
            cell: row => <StatusText tone={taskTones[row.status]}>{task.states[row.status]}</StatusText>,
          },
        ],
      }}
    />
  );
}
