import { to } from '@cracha/contract/navigation/paths.ts';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Status } from '#ui/base/Status.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { TaskProgress } from '#ui/staff/TaskProgress.tsx';
import { taskTexts } from '#ui/staff/task.messages.ts';
import { isRunning, taskTones } from '#ui/staff/task-state.ts';
import { FileFacts } from './FileFacts.tsx';
import { FileLines } from './FileLines.tsx';
import { type FileReport, useClockFile, useConfirmFile } from './file.api.ts';
import { fileTexts } from './file.messages.ts';
import { failureIn, findingIn } from './finding-words.ts';
import { clockFindingTexts } from './findings.messages.ts';

const mostReasons = 5;
const companyCodes = ['EMPLOYER_BRANCH', 'EMPLOYER_OTHER'];

/** What a file was found to be, and its lines that have something wrong. */
export function FilePage({ id }: { id: string }) {
  const t = useTexts(fileTexts);
  const found = useClockFile(id);
  useTitle(found.data?.nome ?? t.title);
  return (
    <Opened found={found} title={t.title} back={{ href: to.hr.clockFiles(), label: t.back }}>
      {report => <Report report={report} />}
    </Opened>
  );
}

function Report({ report }: { report: FileReport }) {
  const t = useTexts(fileTexts);
  const task = useTexts(taskTexts);
  const { recent } = useFormats();
  const runs = isRunning(report.status);
  const sent = t.sentBy(report.enviadoPor ?? '–', recent(report.enviadoEm));
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead
        back={<BackLink href={to.hr.clockFiles()} label={t.back} />}
        title={report.nome}
        lead={
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Status tone={taskTones[report.status]}>{task.states[report.status]}</Status>
            {[report.empresa, sent].filter(Boolean).join(' · ')}
          </span>
        }
      />
      <div className="px-4 pb-8 lg:px-6">
        {runs && <TaskProgress label={t.reading} done={report.feitos} total={report.total} />}
        {report.status === 'aguardandoAprovacao' && <OtherCompany report={report} />}
        {!runs && report.status !== 'aguardandoAprovacao' && <Answer report={report} />}
        {report.layout !== null && <FileFacts report={report} />}
        {!runs && report.layout !== null && <FileLines id={report.id} />}
      </div>
    </div>
  );
}

/** The answer first: how many punches came in, or why none did. */
function Answer({ report }: { report: FileReport }) {
  const t = useTexts(fileTexts);
  const words = useTexts(clockFindingTexts);
  const { int } = useFormats();
  if (report.status === 'erro') {
    const found = report.achados.map(finding => findingIn(words, finding));
    const why = found.length > 0 ? found : [failureIn(words, report.erro ?? 'ERROR_SEND')];
    return (
      <Notice tone="bad" icon={CircleAlert} className="mb-4" title={t.nothingRead}>
        {why.slice(0, mostReasons).map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    );
  }
  const clean = report.achados.length === 0 && report.ruins === 0 && report.status === 'finalizado';
  return (
    <>
      <p className="num flex flex-wrap items-center gap-x-4 gap-y-2 text-2xl font-bold tracking-[-.02em]">
        {t.newSum(report.novas)}
        {report.desconhecidos > 0 && (
          <Link href={to.hr.unknownPunches()} className={buttonLook({ look: 'primary', className: 'tracking-normal' })}>
            {t.linkThem(int(report.desconhecidos))}
          </Link>
        )}
      </p>
      {clean && (
        <p className="mt-2 flex items-start gap-2 text-sm">
          <CircleCheck size={18} aria-hidden className="mt-px shrink-0 text-ok" />
          {t.allGood}
        </p>
      )}
    </>
  );
}

/** Nothing came in yet: both companies are named, and somebody says that it is meant so. */
function OtherCompany({ report }: { report: FileReport }) {
  const t = useTexts(fileTexts);
  const words = useTexts(clockFindingTexts);
  const can = useCan();
  const confirm = useConfirmFile(report.id);
  const asked = report.achados.filter(({ codigo }) => companyCodes.includes(codigo));
  return (
    <Notice
      tone="warn"
      icon={TriangleAlert}
      className="mb-4"
      title={t.otherCompany}
      action={
        can('RhPontoArquivoCriar') && (
          <Button
            look="primary"
            busy={confirm.isPending}
            onClick={() => confirm.mutate(undefined, { onError: tellFailure, onSuccess: () => toast(t.confirmed) })}
          >
            {t.confirm}
          </Button>
        )
      }
    >
      {asked.map(finding => (
        <p key={finding.codigo}>{findingIn(words, finding)}</p>
      ))}
      <p className="text-ink-2">{t.otherCompanyLead}</p>
    </Notice>
  );
}
