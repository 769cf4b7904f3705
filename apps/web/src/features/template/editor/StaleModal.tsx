import { useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { ComparedText } from '../ComparedText.tsx';
import { PaperText } from '../PaperText.tsx';
import type { TemplateWhole } from '../template.api.ts';
import { editorTexts } from './editor.messages.ts';
import type { Written } from './useSaving.ts';

interface StaleModalProps {
  theirs: TemplateWhole;
  mine: Written;
  onKeep: () => void;
  onTake: () => void;
}

/** Somebody else saved while this was typed: both texts, and which of them stays. */
export function StaleModal({ theirs, mine, onKeep, onTake }: StaleModalProps) {
  const t = useTexts(editorTexts);
  const { momentInFull } = useFormats();
  const [view, setView] = useState<'compared' | 'mine' | 'theirs'>('compared');
  const choose = (act: () => void) => () => {
    closeModal();
    act();
  };
  return (
    <Modal
      shape="wide"
      title={t.staleTitle}
      description={t.staleLead(theirs.alteradoPor ?? t.somebody, momentInFull(theirs.alteradoEm))}
      footer={
        <>
          <Button onClick={choose(onTake)}>{t.takeTheirs}</Button>
          <Button look="primary" onClick={choose(onKeep)}>
            {t.keepMine}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Segmented
          label={t.staleTitle}
          value={view}
          onChange={setView}
          options={[
            ['compared', t.compared],
            ['mine', t.mine],
            ['theirs', t.theirs],
          ]}
        />
        {view === 'compared' && (
          <>
            <p className="text-xs text-ink-2">{t.comparedLead}</p>
            <ComparedText before={theirs.corpo} after={mine.body} fields={mine.fields} />
          </>
        )}
        {view === 'mine' && <PaperText body={mine.body} fields={mine.fields} />}
        {view === 'theirs' && <PaperText body={theirs.corpo} fields={theirs.campos} />}
      </div>
    </Modal>
  );
}
