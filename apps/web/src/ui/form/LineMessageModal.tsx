import { useId, useState } from 'react';
import { Button } from '../base/Button.tsx';
import { Select, TextArea } from '../base/Field.tsx';
import { Modal } from '../base/Modal.tsx';

interface LineMessageModalProps {
  texts: {
    title: string;
    lead: string;
    line: string;
    whole: string;
    message: string;
    hint?: string;
    first: string;
    send: string;
  };
  /** What may be pointed at, and which of it is from the start. */
  lines: ReadonlyArray<readonly [value: string, label: string]>;
  line?: string;
  busy: boolean;
  onSend: (message: string, line: string | undefined) => void;
}

/** Words to HR about a receipt, which may point at one line. */
export function LineMessageModal({ texts, lines, line = '', busy, onSend }: LineMessageModalProps) {
  const [message, setMessage] = useState('');
  const [item, setItem] = useState(line);
  const empty = message.trim() === '';
  const why = useId();
  return (
    <Modal
      title={texts.title}
      description={texts.lead}
      dirty={!empty}
      footer={
        <>
          <p id={why} aria-live="polite" className="w-full text-center text-sm text-ink-2">
            {empty && texts.first}
          </p>
          <Button
            look="primary"
            size="lg"
            className="w-full"
            blocked={empty}
            busy={busy}
            aria-describedby={why}
            onClick={() => onSend(message.trim(), item || undefined)}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {lines.length > 0 && (
          <Select size="worker" label={texts.line} value={item} onChange={event => setItem(event.target.value)}>
            <option value="">{texts.whole}</option>
            {lines.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
        <TextArea
          size="worker"
          label={texts.message}
          data-autofocus
          maxLength={1000}
          placeholder={texts.hint}
          value={message}
          onChange={event => setMessage(event.target.value)}
        />
      </div>
    </Modal>
  );
}
