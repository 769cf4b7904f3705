import { to } from '@cracha/contract/navigation/paths.ts';
import { Building2, FileClock } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { taskTexts } from '#ui/staff/task.messages.ts';
import { taskTones } from '#ui/staff/task-state.ts';
import { useClockCompanies } from '../clock-people.api.ts';
import { clockTexts } from '../clock-words.messages.ts';
import { useSpan } from '../period-name.ts';
import { FileDrop } from './FileDrop.tsx';
import { FileParts } from './FileParts.tsx';
import { useClockFiles } from './file.api.ts';
import { fileTexts } from './file.messages.ts';

/** The files of clocks that came in, newest first; those on their way are asked about again. */
export function FileList() {
  const t = useTexts(fileTexts);
  const clock = useTexts(clockTexts);
  const task = useTexts(taskTexts);
  const { int, recent } = useFormats();
  const spanOf = useSpan();
  const can = useCan();
  const address = useListAddress(['empresa']);
  const { query, cursor } = address;
  const list = useClockFiles(query.empresa, cursor.after);
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      back={<BackLink href={to.hr.clock()} label={clock.back} />}
      over={
        <>
          <FileParts current="received" />
          {can('RhPontoArquivoCriar') && <FileDrop />}
        </>
      }
      address={address}
      filters={[
        {
          name: 'empresa',
          icon: Building2,
          label: clock.company,
          every: clock.every,
          value: query.empresa,
          options: useClockCompanies().data?.map(({ id, nomeFantasia }) => [id, nomeFantasia]),
        },
      ]}
      list={list}
      empty={{ icon: FileClock, title: t.none, lead: t.noneLead }}
      found={t.total}
      table={{
        rowKey: row => row.id,
        rowName: row => row.nome,
        head: { title: t.file, href: row => to.hr.clockFile(row.id) },
        columns: [
          { key: 'company', title: clock.company, quiet: true, card: 'line', cell: row => row.empresa ?? '–' },
          {
            key: 'days',
            title: t.days,
            width: 150,
            quiet: true,
            cell: row => (row.de && row.ate ? spanOf(row.de, row.ate) : '–'),
          },
          { key: 'new', title: t.fresh, width: 90, right: true, card: 'value', cell: row => int(row.novas) },
          { key: 'bad', title: t.bad, width: 110, right: true, quiet: true, cell: row => row.ruins || '–' },
          { key: 'when', title: t.sent, width: 140, quiet: true, cell: row => recent(row.enviadoEm) },
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
