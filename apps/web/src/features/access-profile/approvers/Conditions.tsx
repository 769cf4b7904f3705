import {
  type ConditionField,
  conditionFields,
  countedFields,
} from '@cracha/contract/features/approver-profile/approver-profile.schemas.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { Select } from '#ui/base/Field.tsx';
import { type Condition, replaced } from './approver-form.ts';
import { ConditionNumber } from './ConditionNumber.tsx';
import { ConditionWords } from './ConditionWords.tsx';
import { conditionsTexts } from './conditions.messages.ts';

interface ConditionsProps {
  /** What they narrow: the profile, or one step. */
  label: string;
  help: string;
  conditions: readonly Condition[];
  onChange: (conditions: Condition[]) => void;
}

const most = 20;

/** Conditions that must all hold: days and amounts are compared, everything else is one of some words. */
export function Conditions({ label, help, conditions, onChange }: ConditionsProps) {
  const t = useTexts(conditionsTexts);
  return (
    <fieldset className="grid gap-3">
      <legend className="text-xs font-semibold">{label}</legend>
      <p className="text-ink-2">{conditions.length === 0 ? help : t.all}</p>
      {conditions.map((condition, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its place
          key={index}
          className="grid items-start gap-3 sm:grid-cols-[12rem_1fr_auto]"
        >
          <Select
            label={t.what}
            value={condition.campo}
            onChange={event => onChange(replaced(conditions, index, blank(event.target.value)))}
          >
            {conditionFields.map(field => (
              <option key={field} value={field}>
                {t[field]}
              </option>
            ))}
          </Select>
          {countedFields.includes(condition.campo) ? (
            <ConditionNumber condition={condition} onChange={next => onChange(replaced(conditions, index, next))} />
          ) : (
            <ConditionWords condition={condition} onChange={next => onChange(replaced(conditions, index, next))} />
          )}
          <IconButton
            className="justify-self-end sm:mt-5"
            label={t.remove(t[condition.campo])}
            onClick={() => onChange(replaced(conditions, index, undefined))}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      {conditions.length < most && (
        <Button className="justify-self-start" size="sm" onClick={() => onChange([...conditions, blank('days')])}>
          <Plus size={16} aria-hidden />
          {t.add}
        </Button>
      )}
    </fieldset>
  );
}

/** A condition on a field that says nothing yet. */
function blank(name: string): Condition {
  const campo: ConditionField = conditionFields.find(field => field === name) ?? 'days';
  return countedFields.includes(campo) ? { campo, operador: '>', valor: 0 } : { campo, operador: 'in', valor: [] };
}
