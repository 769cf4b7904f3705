import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import { isErrorCode } from '@cracha/contract/errors/catalogue.ts';
import { messageOf } from '@cracha/contract/errors/message.ts';
import { isDrawn, leastPaperPixels, paperExtensions } from '@cracha/contract/features/admission/admission.schemas.ts';
import { Camera, CircleAlert, CircleCheck, FileText, RotateCcw } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { currentLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { pictureOf, useObjectUrl } from '#kernel/lazy/photo.ts';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import type { PageProps } from './OwnStep.tsx';
import { type OwnPaper, useDeliver, useOwnPaper } from './own.api.ts';
import { ownTexts } from './own.messages.ts';
import { PageFrame } from './PageFrame.tsx';

interface Chosen {
  file: File;
  isPdf: boolean;
  /** Of a picture its longer side; undefined: this browser doesn't draw it. */
  side: number | undefined;
}
const isHeic = ({ name }: File) => /\.heic$/i.test(name);

/** A paper by the camera first: front, then back, each looked at before it is sent. */
export function PaperPage({ own, page, onDone }: PageProps) {
  const t = useTexts(ownTexts);
  const paper = own.papeis.find(({ id }) => id === page.paper);
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState<string>();
  const [again, setAgain] = useState<number>();
  const deliver = useDeliver();
  if (!paper) return null;
  const lado = again ?? paper.faltaLado ?? 1;
  const side = lado === 2 ? t.backSide : t.front;
  const hasMore = paper.lados === 2 && lado === 1 && chosen?.isPdf === false;
  const choose = async (file: File) => {
    setFault(undefined);
    const isPdf = file.type === 'application/pdf';
    const image = isPdf ? undefined : await pictureOf(file);
    const unseen = isPdf || isHeic(file) ? undefined : 0;
    setChosen({ file, isPdf, side: image ? Math.max(image.naturalWidth, image.naturalHeight) : unseen });
  };
  const use = async () => {
    if (!chosen) return;
    try {
      const taken = await deliver.mutateAsync({ papel: paper.id, lado, file: chosen.file });
      setChosen(undefined);
      if ('recusa' in taken) return setFault(await sentence(taken.recusa.codigo, taken.recusa.valores));
      setAgain(undefined);
      if (!hasMore) onDone(undefined);
    } catch (error) {
      await tellFailure(error);
    }
  };
  if (chosen)
    return (
      <PageFrame
        busy={deliver.isPending}
        onSubmit={() => void use()}
        footer={
          <div className="flex gap-3">
            <Button size="lg" blocked={deliver.isPending} onClick={() => setChosen(undefined)}>
              <RotateCcw size={18} aria-hidden />
              {t.again}
            </Button>
            <div className="grid flex-1">
              <OnlineButton type="submit" look="primary" busy={deliver.isPending}>
                {hasMore ? t.useThenBack : t.use}
              </OnlineButton>
            </div>
          </div>
        }
      >
        <Preview chosen={chosen} lead={hasMore ? t.thenBack(side) : side} />
      </PageFrame>
    );
  const whole = paper.faltaLado === null && again === undefined;
  return (
    <PageFrame
      onSubmit={() => onDone(undefined)}
      footer={
        whole ? (
          <Button type="submit" size="lg" look="primary">
            {t.goOn}
          </Button>
        ) : (
          <>
            <Choose capture onFile={file => void choose(file)}>
              <Camera size={20} aria-hidden />
              {paper.lados === 1 ? t.take : lado === 2 ? t.takeBack : t.takeFront}
            </Choose>
            <Choose onFile={file => void choose(file)}>
              <FileText size={18} aria-hidden />
              {t.file}
            </Choose>
            {!paper.obrigatorio && (
              <Button type="submit" size="lg" look="ghost">
                {t.skip}
              </Button>
            )}
          </>
        )
      }
    >
      {fault && (
        <Notice tone="bad" icon={CircleAlert} role="alert">
          {fault}
        </Notice>
      )}
      <p className="text-ink-2">
        {t.why(paper.porque)} {!paper.obrigatorio && t.notNeeded}
      </p>
      <Delivered paper={paper} onAgain={setAgain} />
    </PageFrame>
  );
}

function sentence(codigo: string, valores: Parameters<typeof messageOf>[2]): Promise<string> {
  const code: ErrorCode = isErrorCode(codigo) ? codigo : 'UPLOAD_UNREADABLE';
  return messageOf(code, currentLanguage(), valores);
}

/** The picture, and what to look at before it is used. */
function Preview({ chosen: { file, isPdf, side }, lead }: { chosen: Chosen; lead: string }) {
  const t = useTexts(ownTexts);
  const address = useObjectUrl(file);
  const isLarge = side === undefined || side >= leastPaperPixels;
  return (
    <>
      <div>
        <h2 className="text-lg font-bold">{side === undefined ? t.goodFile : t.good}</h2>
        <p className="text-ink-2">{lead}</p>
      </div>
      {side === undefined ? (
        <div className="rounded-2xl border border-line bg-surface p-4">
          <p className="ellipsis font-semibold">{file.name}</p>
          {!isPdf && <p className="mt-1 text-sm text-ink-2">{t.heic}</p>}
        </div>
      ) : (
        <img src={address} alt={lead} className="max-h-80 w-full rounded-2xl bg-ink object-contain" />
      )}
      {side !== undefined && (
        <ul className="grid gap-3 rounded-2xl border border-line bg-surface p-4">
          <Rule ok={isLarge}>{isLarge ? t.large : t.small}</Rule>
          <Rule ok>{t.corners}</Rule>
          <Rule ok>{t.letters}</Rule>
        </ul>
      )}
    </>
  );
}

function Rule({ ok, children }: { ok: boolean; children: ReactNode }) {
  const Icon = ok ? CircleCheck : CircleAlert;
  return (
    <li className="flex items-start gap-3">
      <Icon size={20} aria-hidden className={ok ? 'mt-0.5 shrink-0 text-ok' : 'mt-0.5 shrink-0 text-warn'} />
      <span className={ok ? 'text-ink-2' : undefined}>{children}</span>
    </li>
  );
}

const acceptedFiles = paperExtensions.map(extension => `.${extension}`).join(',');

/** The camera, or a file, by a button. */
function Choose({
  capture,
  onFile,
  children,
}: {
  capture?: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-hidden
        tabIndex={-1}
        accept={capture ? 'image/jpeg,image/png' : acceptedFiles}
        {...(capture ? { capture: 'environment' } : {})}
        onChange={choose}
      />
      <Button size="lg" look={capture ? 'primary' : 'outline'} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}

/** What was delivered, each side to be done again. */
function Delivered({ paper, onAgain }: { paper: OwnPaper; onAgain: (side: number) => void }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {paper.arquivos.map(file => (
        <DeliveredFile key={file.id} file={file} sides={paper.lados} onAgain={() => onAgain(file.lado)} />
      ))}
    </ul>
  );
}

interface DeliveredFileProps {
  file: OwnPaper['arquivos'][number];
  sides: number;
  onAgain: () => void;
}

function DeliveredFile({ file, sides, onAgain }: DeliveredFileProps) {
  const t = useTexts(ownTexts);
  const isPicture = isDrawn(file.tipo);
  const address = useObjectUrl(useOwnPaper(isPicture ? file.id : undefined).data);
  const name = sides === 1 ? t.delivered : file.lado === 2 ? t.backSide : t.front;
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-surface p-3">
      {isPicture && address ? (
        <img src={address} alt={name} className="size-16 shrink-0 rounded-lg object-cover" />
      ) : (
        <FileText size={28} aria-hidden className="shrink-0 text-ink-2" />
      )}
      <span className="min-w-0 flex-1 basis-24">
        <span className="block font-semibold">{name}</span>
        <span className="block ellipsis text-sm text-ink-2">{file.nome}</span>
      </span>
      <Button onClick={onAgain}>{t.again}</Button>
    </li>
  );
}
