import { usualDeadlineDays } from '@cracha/contract/features/document/document-words.ts';
import { useState } from 'react';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { tellBeside, tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { dayFromToday, todayHere } from '#kernel/lazy/today.ts';
import { Button } from '#ui/base/Button.tsx';
import { changedFrom } from '#ui/form/alike.ts';
import { DraftLine } from '#ui/form/DraftLine.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useDraft } from '#ui/form/useDraft.ts';
import { Desk } from '#ui/staff/Desk.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { Steps } from '#ui/staff/Steps.tsx';
import { type DocumentWhole, useFollowed } from '../document.api.ts';
import { documentWords } from '../document-words.messages.ts';
import { PageStack } from '../PageStack.tsx';
import { CheckStep } from './CheckStep.tsx';
import { stepsOf } from './NewDocument.tsx';
import { SignersStep } from './SignersStep.tsx';
import { useAskSignatures, useSendSignature } from './sending.api.ts';
import { sendingTexts } from './sending.messages.ts';
import { bodyOf, isSignersForm, missingIn, type SignersForm } from './signers.ts';

/** A draft whose signers are chosen: nobody is told before all was shown and sent. */
export function PrepareDocument({ id }: { id: string }) {
  const t = useTexts(sendingTexts);
  const words = useTexts(documentWords);
  const { to } = useStaffWay();
  const found = useFollowed(id);
  useTitle(t.prepare);
  return (
    <Opened found={found} title={t.prepare} back={{ href: to.documents(), label: words.backToList }}>
      {({ document }) => <Preparing document={document} />}
    </Opened>
  );
}

function Preparing({ document }: { document: DocumentWhole }) {
  const t = useTexts(sendingTexts);
  const words = useTexts(documentWords);
  const { to } = useStaffWay();
  const { id, titulo, arquivos, paginas, versaoArquivo: version } = document;
  const { query, setQuery } = useAddress();
  const step = query.passo === 'conferir' ? 'check' : 'signers';
  const go = (next: 'check' | 'signers') => setQuery({ passo: next === 'check' ? 'conferir' : undefined });
  const [begun] = useState<SignersForm>(() => ({
    ...{ signers: [], oneByOne: false, due: dayFromToday(usualDeadlineDays), message: '' },
  }));
  const [form, setForm] = useState(begun);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (change: Partial<SignersForm>) => {
    setForm({ ...form, ...change });
    setErrors({});
  };
  const draft = useDraft<SignersForm>({
    of: `sign ${id}`,
    values: changedFrom(begun, form),
    isValid: isSignersForm,
    restore: setForm,
    clear: () => setForm(begun),
    stays: ['passo'],
  });
  const [ask, send] = [useAskSignatures(), useSendSignature()];
  const missing = missingIn(form, todayHere());
  const beside = (failure: unknown) =>
    tellBeside(failure, fields => {
      setErrors(fields);
      go('signers');
    });
  // who is named stays named where the sending is refused: the document's page sends it later
  const invite = () =>
    void ask.mutateAsync(bodyOf(id, form)).then(({ id: request }) => {
      draft.done();
      return send
        .mutateAsync(request)
        .then(() => toast(t.invited), tellFailure)
        .then(() => navigateTo(to.document(id)));
    }, beside);
  const isChecking = step === 'check' && missing === undefined;
  return (
    <Desk
      title={t.prepare}
      source={[titulo, arquivos.map(({ nome }) => nome).join(', '), paginas && words.pages(paginas)]
        .filter(Boolean)
        .join(' · ')}
      back={{ href: to.document(id), label: t.backToDocument }}
      progress={
        <Steps
          label={t.steps.label}
          steps={stepsOf(t)}
          current={isChecking ? 'check' : 'signers'}
          onStep={next => (next === 'file' ? navigateTo(to.document(id)) : go('signers'))}
        />
      }
      footer={
        <>
          <DraftLine draft={draft} discards />
          {isChecking ? (
            <>
              <p className="mr-auto text-sm text-ink-2">{t.nobodyYet}</p>
              <Button onClick={() => go('signers')}>{t.back}</Button>
              <Button look="primary" busy={ask.isPending || send.isPending} onClick={invite}>
                {t.invite(form.signers.length)}
              </Button>
            </>
          ) : (
            <FootAct act={t.checkAndSend} why={missing && t[missing]} busy={false} onClick={() => go('check')} />
          )}
        </>
      }
    >
      {isChecking ? (
        <CheckStep document={document} form={form} />
      ) : (
        <>
          <section
            aria-label={t.pages}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
            tabIndex={0}
            className="min-w-0 flex-1 bg-sunken px-4 py-5 -outline-offset-2 max-lg:order-last max-lg:flex-none lg:overflow-y-auto"
          >
            {paginas !== null && <PageStack id={id} version={version} pages={paginas} />}
          </section>
          <aside
            aria-label={t.signers}
            className="relative shrink-0 border-line px-5 py-5 max-lg:border-b lg:w-96 lg:overflow-y-auto lg:border-l"
          >
            <SignersStep form={form} set={set} errors={errors} />
          </aside>
        </>
      )}
    </Desk>
  );
}
