import type { ReactNode } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { ModelSwitch } from './ModelSwitch.tsx';
import type { ModelKind, ModelRow } from './model-kinds.api.ts';
import { modelTexts } from './models.messages.ts';

interface EditorFrameProps {
  kind: ModelKind;
  model: ModelRow;
  dirty: boolean;
  /** What is missing, in words. */
  lack: string | undefined;
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
  children: ReactNode;
}

/** A model that is worked on: its state and acts above, saving below. */
export function EditorFrame({ kind, model, dirty, lack, busy, onSave, onDiscard, children }: EditorFrameProps) {
  const t = useTexts(modelTexts);
  const { back } = useTexts(kind.texts);
  return (
    <>
      <PageHead title={model.nome} lead={t[model.situacao]} back={<BackLink href={kind.home()} label={back} />}>
        <ModelSwitch kind={kind} model={model} dirty={dirty} />
      </PageHead>
      <form
        data-scroller
        className="relative lg:min-h-0 lg:flex-1 lg:overflow-auto"
        onSubmit={event => {
          event.preventDefault();
          if (!lack) onSave();
        }}
      >
        {children}
        <SaveBar
          reason={dirty ? t.dirty : ''}
          dirty={dirty}
          busy={busy}
          words={{ discard: t.discard, save: t.save }}
          onDiscard={onDiscard}
        >
          {dirty && lack}
        </SaveBar>
      </form>
    </>
  );
}
