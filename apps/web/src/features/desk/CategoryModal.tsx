import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select, TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { bodyOf, type Draft, draftOf, fieldKinds, lackIn, newQuestion, type Question } from './category-form.ts';
import { deskSetupTexts } from './setup.messages.ts';
import { type DeskCategory, useDeskPeople, useSaveCategory } from './staff.api.ts';

/** A category: who answers it and how soon, and what its form asks. */
export function CategoryModal({ of }: { of?: DeskCategory }) {
  const t = useTexts(deskSetupTexts);
  const [typed, setTyped] = useState<Draft>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const draft = typed ?? draftOf(of);
  const set = (part: Partial<Draft>) => setTyped({ ...draft, ...part });
  const save = useSaveCategory(of?.id);
  const lack = lackIn(draft);
  const act = () =>
    save.mutate(bodyOf(draft, of?.versao), {
      onError: error => void tellBeside(error, setErrors),
      onSuccess: () => {
        closeModal();
        toast(t.saved);
      },
    });
  return (
    <Modal
      title={of ? of.nome : t.newCategory}
      dirty={typed !== undefined}
      footer={<FootAct act={t.save} why={lack && t[lack]} busy={save.isPending} onClick={act} />}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          className="sm:col-span-2"
          label={t.name}
          maxLength={80}
          error={errors.nome}
          value={draft.name}
          onChange={event => set({ name: event.target.value })}
        />
        <Field
          label={t.first}
          inputMode="decimal"
          error={errors.primeiraResposta}
          value={draft.first}
          onChange={event => set({ first: event.target.value })}
        />
        <Field
          label={t.solution}
          inputMode="decimal"
          error={errors.solucao}
          value={draft.solution}
          onChange={event => set({ solution: event.target.value })}
        />
        <People draft={draft} error={errors.grupo} onChange={group => set({ group })} />
        <div className="grid gap-2 sm:col-span-2">
          <Checkbox
            checked={draft.confidential}
            disabled={of?.sigilosa === true}
            onChange={event => set({ confidential: event.target.checked })}
          >
            <span className="text-sm">{t.confidentialBox}</span>
          </Checkbox>
          {of?.sigilosa && <p className="text-xs text-ink-2">{t.confidentialStays}</p>}
          <Checkbox checked={draft.active} onChange={event => set({ active: event.target.checked })}>
            <span className="text-sm">{t.inUse}</span>
          </Checkbox>
        </div>
        <Questions questions={draft.questions} onChange={questions => set({ questions })} />
      </div>
    </Modal>
  );
}

interface PeopleProps {
  draft: Draft;
  error: string | undefined;
  onChange: (group: string[]) => void;
}

function People({ draft, error, onChange }: PeopleProps) {
  const t = useTexts(deskSetupTexts);
  const people = useDeskPeople().data ?? [];
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-xs font-semibold">{t.group}</legend>
      <div className="mt-1 grid max-h-48 gap-1 overflow-y-auto">
        {people.map(({ id, nome }) => (
          <Checkbox
            key={id}
            checked={draft.group.includes(id)}
            onChange={event =>
              onChange(event.target.checked ? [...draft.group, id] : draft.group.filter(one => one !== id))
            }
          >
            <span className="text-sm">{nome}</span>
          </Checkbox>
        ))}
      </div>
      <p className="mt-1 text-2xs text-ink-2">{t.groupHelp}</p>
      {error && <p className="mt-1 text-xs font-semibold text-bad">{error}</p>}
    </fieldset>
  );
}

interface QuestionsProps {
  questions: readonly Question[];
  onChange: (questions: Question[]) => void;
}

const mostQuestions = 10;

function Questions({ questions, onChange }: QuestionsProps) {
  const t = useTexts(deskSetupTexts);
  const change = (at: number, part: Partial<Question>) =>
    onChange(questions.map((one, i) => (i === at ? { ...one, ...part } : one)));
  return (
    <section aria-label={t.questions} className="grid gap-4 sm:col-span-2">
      {questions.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
        <div key={at} className="grid gap-3 rounded-lg border border-line p-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
          <Field
            label={t.question(at + 1)}
            maxLength={80}
            value={one.name}
            onChange={event => change(at, { name: event.target.value })}
          />
          <Select
            label={t.kind}
            value={one.kind}
            onChange={event => change(at, { kind: fieldKinds.find(kind => kind === event.target.value) ?? 'texto' })}
          >
            {fieldKinds.map(kind => (
              <option key={kind} value={kind}>
                {t[kind]}
              </option>
            ))}
          </Select>
          <IconButton
            label={t.takeOut(at + 1)}
            className="self-end"
            onClick={() => onChange(questions.filter((_, i) => i !== at))}
          >
            <X size={18} aria-hidden />
          </IconButton>
          {one.kind === 'escolha' && (
            <TextArea
              className="sm:col-span-3"
              label={t.options}
              rows={3}
              value={one.options}
              onChange={event => change(at, { options: event.target.value })}
            />
          )}
          <Checkbox
            className="sm:col-span-3"
            checked={one.required}
            onChange={event => change(at, { required: event.target.checked })}
          >
            <span className="text-sm">{t.required}</span>
          </Checkbox>
        </div>
      ))}
      {questions.length < mostQuestions && (
        <Button className="justify-self-start" onClick={() => onChange([...questions, newQuestion])}>
          <Plus size={16} aria-hidden />
          {t.addQuestion}
        </Button>
      )}
    </section>
  );
}
