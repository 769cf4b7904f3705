import { pageDocuments } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { ReasonedButton } from '#ui/form/ReasonedButton.tsx';
import { DocumentSelect } from './DocumentSelect.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { ModelMarks } from './ModelMarks.tsx';
import { ModelPaper } from './ModelPaper.tsx';
import { ModelTrial } from './ModelTrial.tsx';
import { type Model, placeOf, placeSent, usePageActs } from './model.api.ts';
import { lackIn, marksOf, shapeOf } from './model-draft.ts';
import { pageModels } from './model-kinds.api.ts';
import { modelTexts } from './models.messages.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { pageTexts } from './pages.messages.ts';

interface ModelEditorProps {
  model: Model;
  words: Readonly<Record<string, string>>;
}

/** A page's model at work: the sample's page, its marks beside it, and what they read. */
export function ModelEditor({ model, words }: ModelEditorProps) {
  const t = useTexts(modelTexts);
  const own = useTexts(pageTexts);
  const acts = usePageActs(model.id);
  const [first] = useState(() => ({ place: placeOf(model), documento: model.documento, marks: marksOf(model) }));
  const [draft, setDraft] = useState(first);
  const [active, setActive] = useState<number>();
  const lack = lackIn(draft);
  const save = () =>
    acts.save
      .mutateAsync({ ...shapeOf(draft), ...placeSent(draft.place, model.versao) })
      .then(() => toast(t.saved), tellFailure);
  useTitle(model.nome);
  return (
    <EditorFrame
      kind={pageModels}
      model={model}
      dirty={draft !== first}
      lack={lack && own[`lack${lack}`]}
      busy={acts.save.isPending}
      onSave={() => void save()}
      onDiscard={() => setDraft(first)}
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
          <PlaceFields kind={pageModels} place={draft.place} onChange={place => setDraft({ ...draft, place })} />
          <DocumentSelect
            documents={pageDocuments}
            label={own.document}
            value={draft.documento}
            onChange={documento => setDraft({ ...draft, documento })}
          />
          <ModelMarks
            document={draft.documento}
            marks={draft.marks}
            active={active}
            onActive={setActive}
            onChange={marks => setDraft({ ...draft, marks })}
          />
          <ReasonedButton
            look="tonal"
            busy={acts.trial.isPending}
            why={lack && own[`lack${lack}`]}
            onClick={() => acts.trial.mutate(shapeOf(draft), { onError: tellFailure })}
          >
            {t.tryOut}
          </ReasonedButton>
          {acts.trial.data && <ModelTrial trial={acts.trial.data} words={words} documentOf={own.documentOf} />}
        </div>
      </div>
    </EditorFrame>
  );
}
