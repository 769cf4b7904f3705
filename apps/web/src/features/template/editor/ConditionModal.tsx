import { useState } from 'react';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Field, Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useChipWords } from '../chip-words.ts';
import { editorTexts } from './editor.messages.ts';
import type { OfferedGroup } from './variables.ts';

const operators = ['=', '≠', '>', '<', 'filled', 'empty'] as const;
type Operator = (typeof operators)[number];
const compared: readonly string[] = ['moeda', 'numero', 'data'];

/** A comparison as the language says it; quotes end a value, so that none may stand in it. */
function sourceOf(name: string, operator: Operator, value: string): string {
  if (operator === 'filled') return `${name} ≠ ""`;
  if (operator === 'empty') return `${name} = ""`;
  return `${name} ${operator} "${value.trim().replace(/["“”'‘’]/g, '')}"`;
}

/** What is chosen in the text shows only where this holds. */
export function ConditionModal({
  groups,
  onPut,
}: {
  groups: readonly OfferedGroup[];
  onPut: (source: string) => void;
}) {
  const t = useTexts(editorTexts);
  const all = groups.flatMap(({ variables }) => variables);
  const [name, setName] = useState('contrato.regime');
  const [operator, setOperator] = useState<Operator>('=');
  const [value, setValue] = useState('');
  const variable = all.find(one => one.name === name);
  const needsValue = operator !== 'filled' && operator !== 'empty';
  const offered = operators.filter(one => (one !== '>' && one !== '<') || compared.includes(variable?.type ?? ''));
  const source = sourceOf(name, operator, value);
  const words = useChipWords([])(`{{#se ${source}}}`).shown;
  const put = () => {
    closeModal();
    onPut(source);
  };
  return (
    <Modal
      title={t.conditionTitle}
      description={t.conditionLead}
      footer={
        <FootAct
          act={t.putCondition}
          why={needsValue && value.trim() === '' && t.valueFirst}
          busy={false}
          onClick={put}
        />
      }
    >
      <div className="grid gap-4">
        <Select
          label={t.data}
          value={name}
          onChange={event => {
            setName(event.target.value);
            setValue('');
            setOperator('=');
          }}
        >
          {groups
            .filter(({ variables }) => variables.length > 0)
            .map(({ group, label, variables }) => (
              <optgroup key={group} label={label}>
                {variables.map(one => (
                  <option key={one.name} value={one.name}>
                    {one.label}
                  </option>
                ))}
              </optgroup>
            ))}
        </Select>
        <Select
          label={t.compare}
          value={operator}
          onChange={event => setOperator(offered.find(one => one === event.target.value) ?? '=')}
        >
          {offered.map(one => (
            <option key={one} value={one}>
              {t.operators[one]}
            </option>
          ))}
        </Select>
        {needsValue &&
          (variable && variable.options.length > 0 ? (
            <Select label={t.value} value={value} onChange={event => setValue(event.target.value)}>
              <option value="">{t.choose}</option>
              {variable.options.map(({ codigo, rotulo }) => (
                <option key={codigo} value={codigo}>
                  {rotulo}
                </option>
              ))}
            </Select>
          ) : (
            <Field
              label={t.value}
              help={variable?.type === 'data' ? t.dayHelp : undefined}
              maxLength={200}
              value={value}
              onChange={event => setValue(event.target.value)}
            />
          ))}
        {(!needsValue || value.trim() !== '') && <p className="rounded-md bg-warn-soft px-3 py-2 text-sm">{words}</p>}
      </div>
    </Modal>
  );
}
