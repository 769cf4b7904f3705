import { documentAsks } from '@cracha/contract/features/document/document-words.ts';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { reportFailure, tellBeside } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { askedFirst } from '#kernel/lazy/asked-first.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { Audience } from '#ui/choose/Audience.tsx';
import { CardChoice } from '#ui/choose/CardChoice.tsx';
import { changedFrom } from '#ui/form/alike.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { DraftLine } from '#ui/form/DraftLine.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useDraft } from '#ui/form/useDraft.ts';
import { Desk } from '#ui/staff/Desk.tsx';
import { question } from '#ui/staff/questions.ts';
import { Steps } from '#ui/staff/Steps.tsx';
import { DocumentFields, KeepFields } from '../DocumentFields.tsx';
import { documentWords } from '../document-words.messages.ts';
import { useDocumentRights } from '../document-words.ts';
import { HeldFiles } from '../HeldFiles.tsx';
import { bodyOf, emptyForm, isForm, missingIn, type NewDocumentForm } from './new-document.ts';
import { useSendDocument } from './sending.api.ts';
import { sendingTexts } from './sending.messages.ts';

/** Files first, then what it is, to whom it goes and what it asks; one to be signed goes on to its signers. */
export function NewDocument() {
  const t = useTexts(sendingTexts);
  const words = useTexts(documentWords);
  const { to } = useStaffWay();
  const [form, setForm] = useState(emptyForm);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (change: Partial<NewDocumentForm>) => {
    setForm({ ...form, ...change });
    setErrors({});
  };
  const draft = useDraft<NewDocumentForm>({
    of: 'new',
    values: changedFrom(emptyForm, form),
    isValid: isForm,
    restore: setForm,
    clear: () => setForm(emptyForm),
  });
  const { send, busy } = useSending(form, setErrors, () => draft.done());
  const signs = form.asks === 'assinatura';
  const missing = missingIn(form, todayHere());
  useTitle(t.title);
  return (
    <Desk
      title={t.title}
      source={form.files.map(({ nome }) => nome).join(', ')}
      back={{ href: to.documents(), label: words.backToList }}
      progress={signs && <Steps label={t.steps.label} steps={stepsOf(t)} current="file" />}
      footer={
        <>
          <DraftLine draft={draft} discards />
          <FootAct act={signs ? t.goOn : t.send} why={missing && t[missing]} busy={busy} onClick={send} />
        </>
      }
    >
      <div className="relative min-w-0 flex-1 px-4 py-5 lg:overflow-y-auto lg:px-6">
        <div className="grid max-w-3xl gap-7">
          <HeldFiles
            files={form.files}
            error={errors.arquivos}
            onChange={files => set({ files, ...(form.title === '' && { title: titleFrom(files) }) })}
          />
          <DocumentFields mayChooseType values={form} onChange={set} errors={errors} />
          <Asks form={form} set={set} />
          {signs ? (
            <p className="rounded-lg bg-sunken px-4 py-3 text-sm">{t.signersNext}</p>
          ) : (
            <Audience form={form} set={set} error={errors.para} />
          )}
          {form.asks === 'ciente' && (
            <DateField
              className="max-w-60"
              label={t.due}
              optional
              value={form.due}
              error={errors.prazo}
              onChange={due => set({ due })}
            />
          )}
          {!signs && (
            <div className="grid gap-3">
              <TextArea
                label={t.message}
                optional
                rows={3}
                maxLength={2000}
                value={form.message}
                error={errors.mensagem}
                onChange={event => set({ message: event.target.value })}
              />
              <Checkbox
                className="text-sm"
                checked={form.tells}
                onChange={event => set({ tells: event.target.checked })}
              >
                {t.tells}
              </Checkbox>
            </div>
          )}
          <Disclosure summary={t.keeping} summaryClass="min-h-9 text-sm font-semibold max-lg:min-h-11">
            <div className="pt-2">
              <KeepFields values={form} onChange={set} errors={errors} />
            </div>
          </Disclosure>
        </div>
      </div>
    </Desk>
  );
}

/** A file's name is a title to begin with. */
function titleFrom([first]: NewDocumentForm['files']): string {
  return (
    first?.nome
      .replace(/\.[^.]+$/, '')
      .replaceAll('_', ' ')
      .slice(0, 200) ?? ''
  );
}

export const stepsOf = ({ steps }: { steps: { file: string; signers: string; check: string } }) =>
  [
    ['file', steps.file],
    ['signers', steps.signers],
    ['check', steps.check],
  ] as const;

interface PartProps {
  form: NewDocumentForm;
  set: (change: Partial<NewDocumentForm>) => void;
}

function Asks({ form, set }: PartProps) {
  const t = useTexts(sendingTexts);
  const { asks: words } = useTexts(documentWords);
  const { asksSignatures } = useDocumentRights();
  return (
    <CardChoice
      legend={t.asks}
      name="pede"
      options={documentAsks.filter(asks => asks !== 'assinatura' || asksSignatures)}
      value={form.asks}
      words={words}
      leads={t.askLeads}
      onChange={asks => set({ asks })}
    />
  );
}

/** By filter the server asks first how many it reaches. */
function useSending(form: NewDocumentForm, onErrors: (errors: Record<string, string>) => void, onDone: () => void) {
  const t = useTexts(sendingTexts);
  const { to } = useStaffWay();
  const send = useSendDocument();
  const body = bodyOf(form);
  const done = (made: Awaited<ReturnType<typeof send.mutateAsync>>) => {
    onDone();
    if ('idLote' in made) {
      toast(t.sentTo(made.total));
      return navigateTo(to.documents('enviados'));
    }
    if (form.asks === 'assinatura') return navigateTo(to.prepareDocument(made.id));
    toast(t.sent(made.codigo));
    navigateTo(to.document(made.id));
  };
  const act = () =>
    void send.mutateAsync(body).then(done, error => {
      const counted = askedFirst(error);
      if (!counted) return tellBeside(error, onErrors);
      const without = counted('semContato');
      question.open({
        title: t.sendAsk(counted('total')),
        act: t.send,
        children: (
          <>
            <p>{t.sendLead(form.title)}</p>
            {without > 0 && <p>{t.withoutContact(without)}</p>}
          </>
        ),
        onConfirm: () => reportFailure(send.mutateAsync({ ...body, confirmado: true }).then(done)),
      });
    });
  return { send: act, busy: send.isPending };
}
