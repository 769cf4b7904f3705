import { type ReactNode, useId, useState } from 'react';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '../base/Button.tsx';
import { Field, TextArea } from '../base/Field.tsx';
import { Modal } from '../base/Modal.tsx';
import { uiTexts } from '../base/ui.messages.ts';

const shortest = 40;
const longest = 250;

interface ConfirmDeleteProps {
  title: string;
  /** What will be gone, for whom, and what stays. */
  consequence: ReactNode;
  onConfirm: (justification: string) => Promise<unknown>;
  /** What is asked and pressed where it is no deletion but as grave. */
  words?: { why: string; type: string; word: string; typeFirst: string; act: string };
}

/** Asked twice in one dialog: why (40 to 250 letters), then the typed word. */
export function ConfirmDelete({ title, consequence, onConfirm, words }: ConfirmDeleteProps) {
  const t = useTexts(uiTexts);
  const said = words ?? {
    why: t.deleteWhy,
    type: t.deleteType,
    word: t.deleteWord,
    typeFirst: t.deleteTypeFirst,
    act: t.deleteAct,
  };
  const [step, setStep] = useState<1 | 2>(1);
  const [why, setWhy] = useState('');
  const [word, setWord] = useState('');
  const [busy, setBusy] = useState(false);
  const missing = shortest - why.trim().length;
  const reason = step === 1 ? (missing > 0 ? t.deleteShort(missing) : '') : word === said.word ? '' : said.typeFirst;
  const act = async () => {
    setBusy(true);
    // whoever confirms has told why it failed
    await onConfirm(why.trim())
      .then(closeModal, () => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Modal
      title={title}
      description={t.deleteStep(step)}
      dirty={why !== ''}
      footer={
        <Act
          reason={reason}
          busy={busy}
          label={step === 1 ? t.deleteNext : said.act}
          danger={step === 2 && !words}
          onClick={() => (step === 1 ? setStep(2) : void act())}
        />
      }
    >
      <div className="grid gap-4 text-sm">
        <div>{consequence}</div>
        {step === 1 ? (
          <TextArea
            label={said.why}
            value={why}
            maxLength={longest}
            help={<span className="num">{t.deleteCount(why.trim().length)}</span>}
            onChange={event => setWhy(event.target.value)}
          />
        ) : (
          <Field
            label={said.type}
            value={word}
            autoFocus
            autoComplete="off"
            onChange={event => setWord(event.target.value.toUpperCase())}
          />
        )}
      </div>
    </Modal>
  );
}

interface ActProps {
  reason: string;
  busy: boolean;
  label: string;
  danger: boolean;
  onClick: () => void;
}

function Act({ reason, busy, label, danger, onClick }: ActProps) {
  const id = useId();
  return (
    <>
      <p id={id} aria-live="polite" className="num mr-auto self-center text-xs text-ink-2">
        {reason}
      </p>
      <Button
        look={danger ? 'danger' : 'primary'}
        blocked={reason !== ''}
        busy={busy}
        aria-describedby={id}
        onClick={onClick}
      >
        {label}
      </Button>
    </>
  );
}
