import { Lock } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Field, Select, TextArea } from '#ui/base/Field.tsx';
import { AnswerField } from './AnswerField.tsx';
import type { Category, Typed } from './talk-form.ts';
import { workerDeskTexts } from './worker.messages.ts';

interface AskFieldsProps {
  categories: readonly Category[];
  typed: Typed;
  onChange: (part: Partial<Typed>) => void;
  /** A worker's are larger. */
  size?: 'worker';
  /** What the message is called, where it isn't the worker who writes it. */
  messageLabel?: string;
}

/** What a ticket begins with: its category, what that asks, the subject in a few words, and what happened. */
export function AskFields({ categories, typed, onChange, size, messageLabel }: AskFieldsProps) {
  const t = useTexts(workerDeskTexts);
  const category = categories.find(({ id }) => id === typed.category);
  return (
    <>
      <Select
        size={size}
        label={t.category}
        value={typed.category}
        onChange={event => onChange({ category: event.target.value, answers: {} })}
      >
        <option value="">{t.choose}</option>
        {categories.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </Select>
      {category?.sigilosa && size === 'worker' && (
        <p className="flex items-start gap-2 text-sm text-ink-2">
          <Lock size={16} aria-hidden className="mt-0.5 shrink-0" />
          {t.confidentialForm}
        </p>
      )}
      {category?.campos.map(field => (
        <AnswerField
          key={field.chave}
          of={field}
          size={size}
          value={typed.answers[field.chave] ?? ''}
          onChange={value => onChange({ answers: { ...typed.answers, [field.chave]: value } })}
        />
      ))}
      <Field
        size={size}
        label={t.subject}
        maxLength={120}
        value={typed.subject}
        onChange={event => onChange({ subject: event.target.value })}
      />
      <TextArea
        size={size}
        rows={5}
        label={messageLabel ?? t.message}
        help={t.messageHelp}
        maxLength={2000}
        value={typed.message}
        onChange={event => onChange({ message: event.target.value })}
      />
    </>
  );
}
