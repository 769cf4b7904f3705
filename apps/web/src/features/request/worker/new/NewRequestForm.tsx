import type { RequestType } from '@cracha/contract/features/request/request.schemas.ts';
import { requestTypes } from '@cracha/contract/features/request/request-types.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { useEffect, useRef, useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useServerDraft } from '#kernel/lazy/server-draft.api.ts';
import { Button } from '#ui/base/Button.tsx';
import { Progress } from '#ui/base/Progress.tsx';
import { useFilesRefusal } from '#ui/form/AttachFiles.tsx';
import { DraftLine } from '#ui/form/DraftLine.tsx';
import { useDraft } from '#ui/form/useDraft.ts';
import type { Request } from '../../request.api.ts';
import { CheckStep } from './CheckStep.tsx';
import { type RequestForm, useSendRequest } from './new-request.api.ts';
import { newRequestTexts } from './new-request.messages.ts';
import { type Filer, isNewRequest, lackOf, type NewRequest, nothingTyped, stepsOf, typedOf } from './new-request.ts';
import { useLacksProof } from './RegistrationSteps.tsx';
import { StepFields } from './StepFields.tsx';

export interface OwnEmployment {
  id: string;
  company: string;
}

interface NewRequestFormProps {
  employments: readonly OwnEmployment[];
  /** The one that is changed. */
  before: Request | undefined;
  /** The only type that is asked for here. */
  only?: RequestType;
  filer?: Filer;
}

/** One question a screen; the last checks it all, says who decides, and sends. */
export function NewRequestForm({ employments, before, only, filer }: NewRequestFormProps) {
  const t = useTexts(newRequestTexts);
  const { int, date } = useFormats();
  const idVinculo = employments.length === 1 ? (employments[0]?.id ?? '') : '';
  const [start] = useState<NewRequest>(() =>
    before ? typedOf(before) : { ...nothingTyped, idVinculo, tipo: only ?? '' },
  );
  const [typed, setTyped] = useState<NewRequest>(start);
  const [files, setFiles] = useState<readonly File[]>([]);
  // whose and which are known: the first question is left out
  const first = before || (only && idVinculo !== '') ? 1 : 0;
  const [at, setAt] = useState(first);
  const send = useSendRequest(before, filer);
  // what it is about alone is no draft
  const chosen = { ...start, tipo: typed.tipo, idVinculo: typed.idVinculo };
  const changed = JSON.stringify(typed) !== JSON.stringify(chosen);
  const isOffered = (kept: unknown): kept is NewRequest =>
    isNewRequest(kept) &&
    (typed.tipo === '' || kept.tipo === typed.tipo) &&
    (kept.idVinculo === '' || employments.some(({ id }) => id === kept.idVinculo));
  const draft = useDraft<NewRequest>({
    of: before?.id ?? (filer && idVinculo) ?? only ?? 'new',
    values: changed ? typed : undefined,
    dirty: changed || files.length > 0,
    isValid: isOffered,
    restore: setTyped,
    clear: () => setTyped(start),
    version: before?.versao,
    server: useServerDraft(before || typed.tipo === '' ? undefined : typed.tipo),
  });
  const steps = stepsOf(typed);
  const step = steps[at] ?? 'type';
  const tooMuch = useFilesRefusal(files);
  const lack = lackOf(step, typed);
  const lacksProof = useLacksProof(typed, files) && step === 'value' && typed.valores.acao !== 'excluir';
  const why = (lack && t[lack]) ?? (lacksProof ? t.proofFirst : tooMuch);
  const heading = useStepFocus(at);
  const act = (form: RequestForm, read: readonly string[]) =>
    send.mutateAsync({ form, files, read }).then(({ id, prazo, status }) => {
      draft.done();
      // the own word holds at once: nobody decides it
      const told = status === 'aprovada' ? t.holds : prazo === null ? t.sent : t.sentUntil(date(prazo));
      toast(filer ? t.filed : told);
      const way = to[filer ?? 'worker'];
      navigateTo(id === undefined ? way.requests() : way.request(id), { replace: true });
    }, tellFailure);
  const set = (part: Partial<NewRequest>) => setTyped({ ...typed, ...part });
  return (
    <>
      {/* how many there are is known with the type */}
      {typed.tipo !== '' && (
        <>
          <p className="num mt-3 text-sm text-ink-2">
            {t.step(int(at + 1 - first), int(Math.max(steps.length, at + 1) - first))}
          </p>
          <Progress
            value={((at + 1 - first) / Math.max(steps.length - first, 2)) * 100}
            label={t.title}
            className="mt-1"
          />
        </>
      )}
      <h2 ref={heading} tabIndex={-1} className="mt-5 mb-4 text-2xl font-bold tracking-[-.02em] outline-none">
        {filer && step === 'start' ? t.asksOther.start : t.asks[step]}
      </h2>
      {step === 'check' && typed.tipo !== '' ? (
        <CheckStep
          typed={{ ...typed, tipo: typed.tipo }}
          hasFiles={files.length > 0}
          busy={send.isPending}
          onSend={act}
        />
      ) : (
        <StepFields
          {...{ step, typed, set, employments, files, setFiles, before, filer }}
          types={only ? [] : requestTypes}
          onType={tipo => {
            setTyped({ ...typed, tipo });
            if (typed.idVinculo !== '') setAt(1);
          }}
        />
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {at > first && (
          <Button size="lg" onClick={() => setAt(at - 1)}>
            {t.back}
          </Button>
        )}
        {step !== 'check' && typed.tipo !== '' && (
          <Button
            look="primary"
            size="lg"
            className="flex-1"
            blocked={why !== undefined}
            aria-describedby="falta"
            onClick={() => setAt(at + 1)}
          >
            {t.goOn}
          </Button>
        )}
      </div>
      <p id="falta" aria-live="polite" className="mt-2 text-sm text-ink-2">
        {typed.tipo !== '' && why}
      </p>
      <DraftLine draft={draft} discards />
    </>
  );
}

/** The next question begins at its heading. */
function useStepFocus(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(at);
  useEffect(() => {
    if (seen.current !== at) heading.current?.focus();
    seen.current = at;
  }, [at]);
  return heading;
}
