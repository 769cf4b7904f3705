import { to } from '@cracha/contract/navigation/paths.ts';
import { AlarmClock, Building2 } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Link } from '#ui/base/Link.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { useClockCompanies } from '../clock-people.api.ts';
import { clockTexts } from '../clock-words.messages.ts';
import { deviceTexts } from './device.messages.ts';
import { type ClockDevice, useClockDevices } from './file.api.ts';
import { fileTexts } from './file.messages.ts';
import { ServerClock } from './ServerClock.tsx';

/** The clocks of the companies: our own recorders first, then those that files came from. */
export function Screen() {
  const t = useTexts(deviceTexts);
  const files = useTexts(fileTexts);
  const clock = useTexts(clockTexts);
  const { int, dayShort } = useFormats();
  const address = useListAddress(['empresa']);
  const { query, cursor } = address;
  const nsr = ({ proximoNsr, ultimoNsr }: ClockDevice) =>
    proximoNsr !== null ? t.next(int(proximoNsr)) : ultimoNsr === null ? '–' : int(ultimoNsr);
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      back={<BackLink href={to.hr.clock()} label={clock.back} />}
      over={<ServerClock />}
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
      list={useClockDevices(query.empresa, cursor.after)}
      empty={{ icon: AlarmClock, title: t.none, lead: t.noneLead }}
      found={t.total}
      table={{
        caption: t.title,
        rowKey: row => row.id,
        rowName: row => row.numeroSerie,
        head: { title: t.clock, cell: row => (row.proprio ? t.own : t.serial(row.numeroSerie)) },
        columns: [
          { key: 'company', title: clock.company, quiet: true, card: 'line', cell: row => row.empresa },
          {
            key: 'layout',
            title: files.layout,
            width: 150,
            quiet: true,
            card: 'line',
            cell: row => (row.layout ? files.layouts[row.layout] : '–'),
          },
          { key: 'nsr', title: t.nsr, width: 130, right: true, card: 'value', cell: nsr },
          {
            key: 'mark',
            title: t.lastMark,
            width: 140,
            card: 'line',
            cell: ({ ultimaMarcacao: last }) => (last ? `${dayShort(last.data)}, ${last.hora}` : '–'),
          },
          { key: 'file', title: t.lastFile, quiet: true, cell: row => <LastFile device={row} /> },
          { key: 'gaps', title: files.gaps, width: 150, card: 'status', cell: row => <Gaps device={row} /> },
        ],
      }}
    />
  );
}

function LastFile({ device: { ultimoArquivo: file } }: { device: ClockDevice }) {
  const { recent } = useFormats();
  if (!file) return '–';
  return (
    <Link href={to.hr.clockFile(file.id)} className="text-brand-ink underline underline-offset-2">
      {file.nome}, {recent(file.enviadoEm)}
    </Link>
  );
}

/** Numbers that lack in the newest file. */
function Gaps({ device: { ultimoArquivo: file } }: { device: ClockDevice }) {
  const t = useTexts(fileTexts);
  const { int, list } = useFormats();
  if (!file) return '–';
  if (file.lacunas.length === 0) return <StatusText tone="ok">{t.noGaps}</StatusText>;
  return <StatusText tone="warn">{list(file.lacunas.map(({ de, ate }) => t.gap(int(de), int(ate))))}</StatusText>;
}
