import { lineResults } from '@cracha/contract/features/vacation/opening.contract.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { addressWith } from '#kernel/base/address.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Status, StatusText } from '#ui/base/Status.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { TaskProgress } from '#ui/staff/TaskProgress.tsx';
import { taskTexts } from '#ui/staff/task.messages.ts';
import { isRunning, taskTones } from '#ui/staff/task-state.ts';
import { lineTexts } from './line.messages.ts';
import { faultIn } from './line-words.ts';
import { type OpeningFile, type OpeningLine, useOpeningFile, useOpeningLines } from './opening.api.ts';
import { openingTexts } from './opening.messages.ts';

const tones = { aplicada: 'ok', igual: 'neutral', recusada: 'bad' } as const;

/** What became of each line of a file. */
export function OpeningFilePage({ id }: { id: string }) {
  const t = useTexts(openingTexts);
  const found = useOpeningFile(id);
  useTitle(found.data?.nome ?? t.filesTitle);
  return (
    <Opened found={found} title={t.filesTitle} back={{ href: to.hr.openingFiles(), label: t.backToFiles }}>
      {file => <Report file={file} />}
    </Opened>
  );
}

function Report({ file }: { file: OpeningFile }) {
  const t = useTexts(openingTexts);
  const task = useTexts(taskTexts);
  const { recent } = useFormats();
  const runs = isRunning(file.status);
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead
        back={<BackLink href={to.hr.openingFiles()} label={t.backToFiles} />}
        title={file.nome}
        lead={
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Status tone={taskTones[file.status]}>{task.states[file.status]}</Status>
            {t.sentBy(file.enviadoPor ?? '–', recent(file.enviadoEm))}
          </span>
        }
      />
      <div className="px-4 pb-8 lg:px-6">
        {runs ? <TaskProgress label={t.reading} done={file.feitos} total={file.total} /> : <Answer file={file} />}
        {!runs && file.total + file.recusadas > 0 && <Lines id={file.id} />}
      </div>
    </div>
  );
}

/** The answer first: how many lines hold, and what is left to correct. */
function Answer({ file: { aplicadas, iguais, recusadas, status } }: { file: OpeningFile }) {
  const t = useTexts(openingTexts);
  if (status === 'semDados') return <Notice icon={CircleAlert}>{t.noLines}</Notice>;
  return (
    <div className="grid gap-3">
      <p className="num text-2xl font-bold tracking-[-.02em]">{t.appliedSum(aplicadas)}</p>
      {recusadas > 0 && (
        <Notice tone="bad" icon={CircleAlert} title={t.refusedSum(recusadas)}>
          {t.refusedLead}{' '}
          <Link
            href={addressWith({ situacao: 'recusada', apos: undefined })}
            className="inline-block font-semibold text-brand-ink underline"
          >
            {t.seeRefused}
          </Link>
        </Notice>
      )}
      {recusadas === 0 && status === 'erro' && <Notice tone="bad" icon={CircleAlert} title={t.stopped} />}
      {recusadas === 0 && status === 'finalizado' && (
        <p className="num flex items-start gap-2 text-sm">
          <CircleCheck size={18} aria-hidden className="mt-px shrink-0 text-ok" />
          {`${t.same}: ${iguais}`}
        </p>
      )}
    </div>
  );
}

function Lines({ id }: { id: string }) {
  const t = useTexts(openingTexts);
  const words = useTexts(lineTexts);
  const address = useListAddress(['situacao']);
  const result = oneOf(lineResults, address.query.situacao);
  return (
    <section aria-label={t.lines} className="mt-6 -mx-4 lg:-mx-6">
      <h2 className="px-4 pb-1 text-base font-bold lg:px-6">{t.lines}</h2>
      <ListPage
        address={address}
        filters={[
          {
            name: 'situacao',
            label: t.what,
            every: t.all,
            value: result,
            options: lineResults.map(each => [each, t.results[each]]),
          },
        ]}
        list={useOpeningLines(id, result, address.cursor.after)}
        whenEmpty={null}
        found={t.lineTotal}
        size={25}
        table={{
          caption: t.lines,
          rowKey: row => String(row.linha),
          rowName: row => `${t.line} ${row.linha}`,
          head: { title: t.line },
          columns: [
            { key: 'who', title: t.worker, card: 'line', cell: whoIn },
            { key: 'why', title: t.what, card: 'line', cell: row => faultIn(words, row) ?? '' },
            {
              key: 'result',
              title: t.state,
              width: 170,
              card: 'status',
              cell: row => <StatusText tone={tones[row.situacao]}>{t.results[row.situacao]}</StatusText>,
            },
          ],
        }}
      />
    </section>
  );
}

/** Who was found, else what the line has. */
function whoIn({ nome, matricula, cpf }: OpeningLine): string {
  return nome ?? ([matricula, cpf].filter(Boolean).join(' · ') || '–');
}
