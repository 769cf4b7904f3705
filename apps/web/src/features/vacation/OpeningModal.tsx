import { useState } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { tellBeside } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Field } from '#ui/base/Field.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { openingTexts } from './opening.messages.ts';
import { draftOf, type OpeningDraft, openingIn, outlookOf } from './opening-form.ts';
import { type OpeningBody, useOpen, useOpenings, useVacation } from './vacation.api.ts';
import { vacationTexts } from './vacation.messages.ts';

/** HR says where counting begins; what was said before stands below. */
export function OpeningModal({ id }: { id: string }) {
  const t = useTexts(openingTexts);
  const edits = useCan()('RhSolicitacaoEditar');
  const balance = useVacation(id).data;
  const [typed, setTyped] = useState<OpeningDraft>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const open = useOpen(id);
  const draft = typed ?? draftOf(balance);
  const limits = { admissao: balance?.admissao ?? null, hoje: todayHere() };
  const checked = openingIn(draft, limits);
  const save = (body: OpeningBody) =>
    open.mutate(body, {
      onError: error => void tellBeside(error, setErrors),
      onSuccess: () => {
        closeModal();
        toast(t.saved);
      },
    });
  return (
    <Modal
      title={t.act}
      description={edits ? t.lead : undefined}
      dirty={typed !== undefined}
      footer={
        edits && (
          <FootAct
            act={t.save}
            why={'lack' in checked && t[checked.lack]}
            busy={open.isPending}
            onClick={() => 'body' in checked && save(checked.body)}
          />
        )
      }
    >
      {edits && (
        <Fields
          draft={draft}
          limits={limits}
          errors={errors}
          onChange={next => {
            setTyped(next);
            setErrors({});
          }}
        />
      )}
      {edits && 'body' in checked && <Outlook body={checked.body} />}
      <Told id={id} />
    </Modal>
  );
}

interface FieldsProps {
  draft: OpeningDraft;
  limits: { admissao: string | null; hoje: string };
  errors: Readonly<Record<string, string>>;
  onChange: (draft: OpeningDraft) => void;
}

function Fields({ draft, limits: { admissao, hoje }, errors, onChange }: FieldsProps) {
  const t = useTexts(openingTexts);
  const { date } = useFormats();
  const counts = [
    ['gozados', t.taken],
    ['vendidos', t.sold],
    ['faltas', t.absences],
  ] as const;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <DateField
        className="sm:col-span-3"
        label={t.from}
        help={admissao === null ? undefined : t.fromHelp(date(admissao), date(hoje))}
        min={admissao ?? undefined}
        max={hoje}
        value={draft.aPartirDe}
        error={errors.aPartirDe}
        onChange={aPartirDe => onChange({ ...draft, aPartirDe })}
      />
      {counts.map(([name, label]) => (
        <Field
          key={name}
          label={label}
          help={t.ofPeriod}
          inputMode="numeric"
          maxLength={3}
          value={draft[name]}
          error={errors[name]}
          onChange={event => onChange({ ...draft, [name]: event.target.value.replace(/\D/g, '') })}
        />
      ))}
    </div>
  );
}

/** What comes of it, before it is saved. */
function Outlook({ body }: { body: OpeningBody }) {
  const t = useTexts(openingTexts);
  const { int } = useFormats();
  const { right, third, left, isMore, isNoThird } = outlookOf(body);
  return (
    <div aria-live="polite" className="num mt-4 rounded-lg bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{t.becomes(int(right), int(left))}</p>
      {isMore && <p>{t.moreThanRight}</p>}
      {isNoThird && <p>{t.notThird(int(third))}</p>}
    </div>
  );
}

function Told({ id }: { id: string }) {
  const t = useTexts(openingTexts);
  const words = useTexts(vacationTexts);
  const { date, int, recent } = useFormats();
  const told = useOpenings(id);
  return (
    <section aria-label={t.before} className="num mt-5 text-sm">
      <h3 className="mb-1 font-bold">{t.before}</h3>
      <ListBody {...loadOf(told)} empty={told.data?.length === 0} whenEmpty={<p className="text-ink-2">{t.never}</p>}>
        <ol className="grid gap-2 border-l-2 border-line pl-4">
          {told.data?.map(one => (
            <li key={one.informadoEm}>
              {words.countsFrom(date(one.aPartirDe))}
              <span className="block">{words.told(int(one.gozados), int(one.vendidos), int(one.faltas))}</span>
              <span className="block text-xs text-ink-2">{t.by(one.informadoPor ?? '–', recent(one.informadoEm))}</span>
            </li>
          ))}
        </ol>
      </ListBody>
    </section>
  );
}
