import { approvedKinds } from '@cracha/contract/features/approver-profile/approver-profile.schemas.ts';
import { regimes } from '@cracha/contract/features/worker/regimes.ts';
import { workerFieldNames } from '@cracha/contract/features/worker/worker-fields.ts';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { regimeTexts } from '#kernel/lazy/regimes.messages.ts';
import { fieldsTexts } from '#kernel/record/fields.messages.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { approvedKindTexts } from '../approved-kinds.messages.ts';
import { type Condition, wordsOf } from './approver-form.ts';
import { Chips } from './Chips.tsx';
import { conditionsTexts } from './conditions.messages.ts';

interface Props {
  condition: Condition;
  onChange: (condition: Condition) => void;
}

/** One of some words: chosen where they are known, else typed. */
export function ConditionWords({ condition, onChange }: Props) {
  const t = useTexts(conditionsTexts);
  const known = useKnown(condition.campo);
  const words = wordsOf(condition);
  const set = (next: readonly string[]) =>
    onChange({ ...condition, operador: 'in', valor: [...new Set(next.map(word => word.trim()).filter(Boolean))] });
  const nameOf = (word: string) => known?.find(([value]) => value === word)?.[1] ?? word;
  return (
    <div>
      <div className="sm:max-w-80">
        {known ? (
          <Select label={t.oneOf} value="" onChange={event => set([...words, event.target.value])}>
            <option value="">{t.choose}</option>
            {known
              .filter(([value]) => !words.includes(value))
              .map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
          </Select>
        ) : (
          <TypedWord onAdd={word => set([...words, word])} />
        )}
      </div>
      <Chips values={words} nameOf={nameOf} onTakeOut={word => set(words.filter(one => one !== word))} />
    </div>
  );
}

function TypedWord({ onAdd }: { onAdd: (word: string) => void }) {
  const t = useTexts(conditionsTexts);
  const [text, setText] = useState('');
  const add = () => {
    onAdd(text);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="flex items-end gap-2">
      <Field
        className="min-w-0 flex-1"
        label={t.oneOf}
        maxLength={120}
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button disabled={text.trim() === ''} onClick={add}>
        {t.include}
      </Button>
    </div>
  );
}

/** The words a field can have, by their codes; undefined: the company's own. */
function useKnown(field: Condition['campo']): (readonly [string, string])[] | undefined {
  const kinds = useTexts(approvedKindTexts);
  const regimeWords = useTexts(regimeTexts);
  const fieldWords = useTexts(fieldsTexts);
  if (field === 'type') return approvedKinds.map(kind => [kind, kinds[kind]]);
  if (field === 'regime') return regimes.map(regime => [regime, regimeWords[regime]]);
  return field === 'field' ? workerFieldNames.map(name => [name, fieldWords[name]]) : undefined;
}
