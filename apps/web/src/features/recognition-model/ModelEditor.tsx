import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { navigateTo } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { tellFailure } from '#kernel/failure.ts';
import { openModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { toast } from '#kernel/toasts.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmDelete } from '#ui/ConfirmDelete.tsx';
import { Field, Select } from '#ui/Field.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { ReasonedButton } from '#ui/ReasonedButton.tsx';
import { SaveBar } from '#ui/SaveBar.tsx';
import { ModelMarks } from './ModelMarks.tsx';
import { ModelPaper } from './ModelPaper.tsx';
import { ModelTrial } from './ModelTrial.tsx';
import { type Model, useGroups, useModelActs } from './model.api.ts';
import { lackIn, marksOf, shapeOf } from './model-draft.ts';
import { modelTexts } from './models.messages.ts';

const removeModal = 'recognition-model.remove';

interface ModelEditorProps {
  model: Model;
  words: Readonly<Record<string, string>>;
}

/** A model at work: the sample's page, its marks beside it, and what they read. */
export function ModelEditor({ model, words }: ModelEditorProps) {
  const t = useTexts(modelTexts);
  const groups = useGroups();
  const acts = useModelActs(model.id);
  const [first] = useState(() => ({ name: model.nome, group: model.grupo?.id ?? '', marks: marksOf(model) }));
  const [draft, setDraft] = useState(first);
  const [active, setActive] = useState<number>();
  const lack = lackIn(draft.marks);
  const dirty = draft !== first;
  const save = () => {
    if (lack) return;
    const place = { nome: draft.name.trim(), idGrupo: draft.group || null, versao: model.versao };
    acts.save.mutateAsync({ ...shapeOf(draft.marks), ...place }).then(() => toast(t.saved), tellFailure);
  };
  useTitle(model.nome);
  return (
    <>
      <PageHead
        title={model.nome}
        lead={t[model.situacao]}
        back={<BackLink href={to.platform.models()} label={t.back} />}
      >
        <Switch model={model} dirty={dirty} acts={acts} />
      </PageHead>
      <form
        onSubmit={event => {
          event.preventDefault();
          save();
        }}
      >
        <div className="flex gap-4 px-4 py-4 max-lg:flex-col lg:px-6">
          <ModelPaper
            id={model.id}
            pages={model.amostra.paginas}
            marks={draft.marks}
            active={active}
            onPoint={setActive}
            onDraw={box =>
              setDraft({ ...draft, marks: draft.marks.map((mark, at) => (at === active ? { ...mark, box } : mark)) })
            }
          />
          <div className="grid content-start gap-6 lg:w-[400px] lg:shrink-0">
            <div className="grid gap-3">
              <Field
                label={t.name}
                maxLength={120}
                required
                value={draft.name}
                onChange={event => setDraft({ ...draft, name: event.target.value })}
              />
              <Select
                label={t.group}
                value={draft.group}
                onChange={event => setDraft({ ...draft, group: event.target.value })}
              >
                <option value="">{t.every}</option>
                {groups.data?.map(({ id, nome }) => (
                  <option key={id} value={id}>
                    {nome}
                  </option>
                ))}
              </Select>
            </div>
            <ModelMarks
              marks={draft.marks}
              active={active}
              onActive={setActive}
              onChange={marks => setDraft({ ...draft, marks })}
            />
            <ReasonedButton
              look="tonal"
              busy={acts.trial.isPending}
              why={lack && t[`lack${lack}`]}
              onClick={() => acts.trial.mutate(shapeOf(draft.marks), { onError: tellFailure })}
            >
              {t.tryOut}
            </ReasonedButton>
            {acts.trial.data && <ModelTrial trial={acts.trial.data} words={words} />}
          </div>
        </div>
        <SaveBar
          reason={dirty ? t.dirty : ''}
          dirty={dirty}
          busy={acts.save.isPending}
          words={{ discard: t.discard, save: t.save }}
          onDiscard={() => setDraft(first)}
        >
          {dirty && lack && t[`lack${lack}`]}
        </SaveBar>
      </form>
    </>
  );
}

/** On, off, away: each told by what it does. */
function Switch({ model, dirty, acts }: { model: Model; dirty: boolean; acts: ReturnType<typeof useModelActs> }) {
  const t = useTexts(modelTexts);
  const can = useCan();
  const isActive = model.situacao === 'ativo';
  const turn = () =>
    acts.turn
      .mutateAsync({ situacao: isActive ? 'inativo' : 'ativo', versao: model.versao })
      .then(() => toast(isActive ? t.retired : t.activated), tellFailure);
  return (
    <>
      {can('AdminModeloPdfDeletar') && <Button onClick={() => openModal(removeModal)}>{t.remove}</Button>}
      <ReasonedButton
        look="primary"
        busy={acts.turn.isPending}
        why={dirty ? t.saveFirst : undefined}
        onClick={() => void turn()}
      >
        {isActive ? t.retire : t.activate}
      </ReasonedButton>
      <ConfirmDelete
        name={removeModal}
        title={t.removeTitle}
        consequence={t.removeLead}
        onConfirm={why =>
          acts.remove.mutateAsync(why).then(
            () => {
              toast(t.removed);
              navigateTo(to.platform.models(), { replace: true });
            },
            async error => {
              await tellFailure(error);
              throw error;
            },
          )
        }
      />
    </>
  );
}
