import { to } from '@cracha/contract/navigation/paths.ts';
import { Building2, Download, FilePlus2, FileText } from 'lucide-react';
import { useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal, useOpenWith } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { taskTexts } from '#ui/staff/task.messages.ts';
import { taskTones } from '#ui/staff/task-state.ts';
import { useClockCompanies } from '../clock-people.api.ts';
import { clockTexts } from '../clock-words.messages.ts';
import { payrollTotalTexts } from '../payroll-totals.messages.ts';
import { usePeriodName } from '../period-name.ts';
import { FileParts } from './FileParts.tsx';
import { downloadMade, type MadeFile, useMadeFiles } from './file.api.ts';
import { fileTexts } from './file.messages.ts';

const makeModal = modal(async () => (await import('./MakeModal.tsx')).MakeModal);

/** The files made for payroll and inspection, newest first. */
export function MadeList() {
  const t = useTexts(fileTexts);
  const clock = useTexts(clockTexts);
  const task = useTexts(taskTexts);
  const nameOf = usePeriodName();
  const { setQuery } = useAddress();
  const address = useListAddress(['empresa']);
  const { query, cursor } = address;
  const list = useMadeFiles(query.empresa, cursor.after);
  const companies = useClockCompanies().data;
  const make = (
    <Button look="primary" onClick={() => setQuery({ gerar: '1' })}>
      <FilePlus2 size={16} aria-hidden />
      {t.make}
    </Button>
  );
  // from a closing the address names the period
  useOpenWith(makeModal, query.periodo ?? query.gerar, { period: query.periodo }, () =>
    setQuery({ periodo: undefined, gerar: undefined }),
  );
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      back={<BackLink href={to.hr.clock()} label={clock.back} />}
      acts={make}
      over={<FileParts current="made" />}
      address={address}
      filters={[
        {
          name: 'empresa',
          icon: Building2,
          label: clock.company,
          every: clock.every,
          value: query.empresa,
          options: companies?.map(({ id, nomeFantasia }) => [id, nomeFantasia]),
        },
      ]}
      list={list}
      empty={{ icon: FileText, title: t.noneMade, lead: t.noneMadeLead, action: make }}
      found={t.total}
      table={{
        caption: t.made,
        rowKey: row => row.id,
        rowName: row => row.nome,
        head: { title: t.file, cell: row => <Named row={row} /> },
        columns: [
          { key: 'kind', title: t.kind, width: 90, quiet: true, cell: row => t.kinds[row.tipo] },
          { key: 'company', title: clock.company, quiet: true, card: 'line', cell: row => row.empresa },
          {
            key: 'period',
            title: t.period,
            width: 170,
            quiet: true,
            card: 'line',
            cell: row => (row.de && row.ate ? nameOf(row.de, row.ate) : '–'),
          },
          {
            key: 'state',
            title: t.state,
            width: 200,
            card: 'status',
            cell: row =>
              row.reaberto ? (
                <StatusText tone="warn">{t.reopened}</StatusText>
              ) : (
                <StatusText tone={taskTones[row.status]}>{task.states[row.status]}</StatusText>
              ),
          },
        ],
        actions: row => row.status === 'finalizado' && <DownloadButton row={row} />,
      }}
    />
  );
}

/** Its name and number; what of the totals is not in it. */
function Named({ row }: { row: MadeFile }) {
  const t = useTexts(fileTexts);
  const totals = useTexts(payrollTotalTexts);
  const { list } = useFormats();
  const can = useCan();
  // by percentage: `horasExtras 50%`
  const wordOf = (told: string) => {
    const [total = '', ...percentage] = told.split(' ');
    const words = Object.entries(totals).find(([name]) => name === total)?.[1] ?? total;
    return [words, ...percentage].join(' ');
  };
  return (
    <>
      <span className="font-semibold">{row.nome}</span>{' '}
      {row.numero !== null && (
        <span className="num text-xs font-normal text-ink-2">{t.serial(String(row.numero))}</span>
      )}
      {row.status === 'erro' && <span className="block text-xs font-normal text-bad">{t.failedMade}</span>}
      {row.semCodigo.length > 0 && (
        <span className="block text-xs font-normal text-warn">
          {t.uncoded(list(row.semCodigo.map(wordOf)))}{' '}
          {can('RhPontoRegraVisualizar') && (
            <Link href={to.hr.clockSettings(row.idEmpresa)} className="font-semibold underline underline-offset-2">
              {t.setCodes}
            </Link>
          )}
        </span>
      )}
    </>
  );
}

function DownloadButton({ row }: { row: MadeFile }) {
  const t = useTexts(fileTexts);
  const [busy, setBusy] = useState(false);
  const act = () => {
    setBusy(true);
    void downloadMade(row)
      .catch(tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <Button size="sm" busy={busy} aria-label={`${t.download}: ${row.nome}`} onClick={act}>
      <Download size={15} aria-hidden />
      {t.download}
    </Button>
  );
}
