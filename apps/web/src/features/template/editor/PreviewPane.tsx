import type { OwnField } from '@cracha/contract/features/template/template-variables.ts';
import { CircleAlert, Download, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#kernel/base/files.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { FoundWorker } from '#kernel/lazy/found-workers.api.ts';
import { Button } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { WorkerPick } from '#ui/choose/WorkerPick.tsx';
import { conditionWords, variableLabel } from '../chip-words.ts';
import { chipTexts } from '../chips.messages.ts';
import { placeOf } from '../missing-place.ts';
import { type Preview, usePreview } from './editor.api.ts';
import { editorTexts } from './editor.messages.ts';
import { PdfPages } from './PdfPages.tsx';

interface PreviewPaneProps {
  id: string;
  title: string;
  fields: readonly OwnField[];
  /** Saves what is typed; undefined: it could not. */
  save: () => Promise<number | undefined>;
  /** Nothing can be drawn while the text has mistakes. */
  blocked: boolean;
  /** What is kept now is another text than the one that is shown. */
  version: number;
}

type Asked = { version: number; worker: string | undefined };

/** The paper as it would be printed, of a sample or a worker. The worker sees who opened it, so that it is drawn when asked for. */
export function PreviewPane({ id, title, fields, save, blocked, version }: PreviewPaneProps) {
  const t = useTexts(editorTexts);
  const [of, setOf] = useState<'sample' | 'worker'>('sample');
  const [worker, setWorker] = useState<FoundWorker>();
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const chosen = of === 'worker' ? worker : undefined;
  const found = usePreview(id, asked);
  const draw = async () => {
    setBusy(true);
    const kept = await save();
    setBusy(false);
    if (kept !== undefined) setAsked({ version: kept, worker: chosen?.id });
  };
  const why = blocked ? t.previewBlocked : of === 'worker' && !worker ? t.workerFirst : undefined;
  const isOld = asked !== undefined && (asked.version !== version || asked.worker !== chosen?.id);
  return (
    <section
      aria-label={t.preview}
      className="flex w-76 shrink-0 flex-col gap-3 overflow-y-auto border-l border-line px-4 py-4"
    >
      <h2 className="text-sm font-bold">{t.preview}</h2>
      <Segmented
        label={t.previewOf}
        value={of}
        onChange={setOf}
        options={[
          ['sample', t.sample],
          ['worker', t.realWorker],
        ]}
      />
      {of === 'worker' && (
        <>
          <WorkerPick worker={worker} onChange={setWorker} />
          <p className="text-2xs text-ink-2">{t.workerSees}</p>
        </>
      )}
      <Button
        blocked={why !== undefined}
        busy={busy || found.isFetching}
        aria-describedby="preview-why"
        onClick={() => void draw()}
      >
        <RotateCw size={15} aria-hidden />
        {asked ? t.drawAgain : t.draw}
      </Button>
      <p id="preview-why" role="status" className="text-2xs text-ink-2 empty:hidden">
        {why ?? (isOld ? t.previewOld : '')}
      </p>
      {found.isError && <p className="text-sm font-semibold text-bad">{t.previewFailed}</p>}
      {asked && found.isPending && <SkeletonRows rows={1} className="aspect-[210/297]" />}
      {found.data && (
        <Drawn
          preview={found.data}
          fields={fields}
          name={asked?.worker === worker?.id ? (worker?.nome ?? t.sampleName) : t.sampleName}
          workerId={asked?.worker}
          title={title}
        />
      )}
    </section>
  );
}

interface DrawnProps {
  preview: Preview;
  fields: readonly OwnField[];
  name: string;
  workerId: string | undefined;
  title: string;
}

function Drawn({ preview, fields, name, workerId, title }: DrawnProps) {
  const t = useTexts(editorTexts);
  const words = useTexts(chipTexts);
  const language = useLanguage();
  const { list } = useFormats();
  const { faltam, ocultas, paginas } = preview;
  const asked = faltam.filter(({ motivo }) => motivo === 'naoPreenchido');
  const own = faltam.filter(({ motivo }) => motivo !== 'naoPreenchido');
  const bytes = () => Uint8Array.from(atob(preview.pdf), letter => letter.charCodeAt(0));
  return (
    <>
      {faltam.length > 0 && (
        <Notice tone="warn" icon={CircleAlert} title={t.missing(faltam.length, name)} className="text-sm">
          {own.length > 0 && (
            <ul>
              {own.map(({ variavel, motivo }) => (
                <li key={variavel}>
                  {motivo === 'vazio' && workerId ? (
                    <Link
                      href={placeOf(variavel, workerId)}
                      className="font-semibold text-brand-ink underline underline-offset-2"
                    >
                      {variableLabel(variavel, fields, language)}
                    </Link>
                  ) : (
                    variableLabel(variavel, fields, language)
                  )}
                  {motivo === 'semPermissao' && <span className="text-ink-2"> · {t.notAllowed}</span>}
                </li>
              ))}
            </ul>
          )}
          {asked.length > 0 && (
            <p>{t.askedLater(list(asked.map(({ variavel }) => variableLabel(variavel, fields, language))))}</p>
          )}
        </Notice>
      )}
      <PdfPages bytes={preview.pdf} label={t.pagesOf(paginas)} />
      {ocultas.length > 0 && (
        <ul className="grid gap-1 text-xs text-ink-2">
          {ocultas.map(source => (
            <li key={source}>{t.hidden(conditionWords(source, fields, words, language))}</li>
          ))}
        </ul>
      )}
      <Button size="sm" onClick={() => saveFile(new Blob([bytes()], { type: 'application/pdf' }), `${title}.pdf`)}>
        <Download size={15} aria-hidden />
        {t.downloadPdf(paginas)}
      </Button>
    </>
  );
}
