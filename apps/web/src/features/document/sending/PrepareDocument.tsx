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
import { type Followed, useFollowed } from '../document.api.ts';
import { documentWords } from '../document-words.messages.ts';
import { PageStack } from '../PageStack.tsx';
import { CheckStep } from './CheckStep.tsx';
import { stepsOf } from './NewDocument.tsx';
import { SignersStep } from './SignersStep.tsx';
import { useNameSigners, useSendSignature } from './sending.api.ts';
import { sendingTexts } from './sending.messages.ts';
import { bodyOf, formOf, isSignersForm, missingIn, type SignersForm } from './signers.ts';

/** A draft whose signers are chosen: nobody is told before all was shown and sent. */
export function PrepareDocument({ id }: { id: string }) {
  const t = useTexts(sendingTexts);
  const words = useTexts(documentWords);
  const { to } = useStaffWay();
  const found = useFollowed(id);
  useTitle(t.prepare);
  return (
    <Opened found={found} title={t.prepare} back={{ href: to.documents(), label: words.backToList }}>
      {of => <Preparing of={of} />}
    </Opened>
  );
}

function Preparing({ of: { document, request } }: { of: Followed }) {
  const t = useTexts(sendingTexts);
  const words = useTexts(documentWords);
  const { to } = useStaffWay();
  const { id, titulo, arquivos, paginas, versaoArquivo: version } = document;
  const { query, setQuery } = useAddress();
  const step = query.passo === 'conferir' ? 'check' : 'signers';
  const go = (next: 'check' | 'signers') => setQuery({ passo: next === 'check' ? 'conferir' : undefined });
  // a draft that has its signers may have others, as long as it was not sent
  const named = request?.can.includes('assinantes') ? request : undefined;
  const [begun] = useState<SignersForm>(() =>
    named
      ? formOf(named, t.byPortal)
      : { signers: [], oneByOne: false, due: dayFromToday(usualDeadlineDays), message: '' },
  );
  const [form, setForm] = useState(begun);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (change: Partial<SignersForm>) => {
    setForm({ ...form, ...change });
    setErrors({});
  };
  const draft = useDraft<SignersForm>({
    of: `sign ${id} ${named?.assinantes.map(one => one.id).join() ?? ''}`.trim(),
    values: changedFrom(begun, form),
    isValid: isSignersForm,
    restore: setForm,
    clear: () => setForm(begun),
    stays: ['passo'],
  });
  const [name, send] = [useNameSigners(), useSendSignature()];
  const missing = missingIn(form, todayHere());
  const beside = (failure: unknown) =>
    tellBeside(failure, fields => {
      setErrors(fields);
      go('signers');
    });
  const keep = () =>
    name.mutateAsync({ idDocumento: id, named: named?.id, body: bodyOf(form) }).then(kept => {
      draft.done();
      return kept;
    });
  const leave = () => navigateTo(to.document(id));
  // who is named stays named where the sending is refused: the document's page sends it later
  const invite = () =>
    void keep().then(
      kept =>
        send
          .mutateAsync(kept)
          .then(() => toast(t.invited), tellFailure)
          .then(leave),
      beside,
    );
  const keepOnly = () =>
    void keep().then(() => {
      toast(t.kept);
      leave();
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
              <Button busy={name.isPending} onClick={keepOnly}>
                {t.keepOnly}
              </Button>
              <Button look="primary" busy={name.isPending || send.isPending} onClick={invite}>
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
