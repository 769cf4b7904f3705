import { withoutManager } from '@cracha/contract/features/approver-profile/approver-profile.schemas.ts';
import { ArrowUp, Trash2 } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { nextLevel } from './approver-form.ts';
import type { ApproverStep } from './approver-profile.api.ts';
import { type ApproversTexts, approversTexts } from './approvers.messages.ts';
import { Chips } from './Chips.tsx';
import { Conditions } from './Conditions.tsx';
import { PersonSeat } from './PersonSeat.tsx';

interface ApproverStepCardProps {
  step: ApproverStep;
  position: number;
  /** Names of people by id. */
  names: Readonly<Record<string, string>>;
  onName: (id: string, name: string) => void;
  onChange: (step: ApproverStep) => void;
  onUp?: () => void;
  onRemove?: () => void;
}

/** One step: its seats, how many of them must approve, by when, and what happens where nobody manages the person. */
export function ApproverStepCard({ step, position, names, onName, onChange, onUp, onRemove }: ApproverStepCardProps) {
  const t = useTexts(approversTexts);
  const asksManager = step.aprovadores.some(one => one.startsWith('gestor'));
  const add = (seat: string) => onChange({ ...step, aprovadores: [...step.aprovadores, seat] });
  const takeOut = (seat: string) => {
    const aprovadores = step.aprovadores.filter(one => one !== seat);
    const most = aprovadores.includes('grupo:RH') ? 20 : Math.max(1, aprovadores.length);
    onChange({ ...step, aprovadores, precisa: Math.min(step.precisa, most) });
  };
  return (
    <section aria-label={t.stepTitle(position)} className="grid gap-3 rounded-lg border border-line p-4">
      <header className="flex items-center gap-2">
        <h3 className="mr-auto font-semibold">{t.stepTitle(position)}</h3>
        {onUp && (
          <IconButton size="icon-sm" label={t.moveUp(position)} onClick={onUp}>
            <ArrowUp size={16} aria-hidden />
          </IconButton>
        )}
        {onRemove && (
          <IconButton size="icon-sm" label={t.removeStep(position)} onClick={onRemove}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        )}
      </header>
      <Field
        label={t.stepName}
        maxLength={80}
        value={step.nome}
        onChange={event => onChange({ ...step, nome: event.target.value })}
      />
      <div>
        <p className="text-xs font-semibold">{t.approvers}</p>
        <Chips values={step.aprovadores} nameOf={seat => seatName(seat, names, t)} onTakeOut={takeOut} />
        <AddSeats step={step} onAdd={add} />
        <PersonSeat
          label={t.personSearch}
          chosen={step.aprovadores}
          onChoose={({ id, nome }) => {
            onName(id, nome);
            add(`pessoa:${id}`);
          }}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <Needs step={step} onChange={onChange} />
        <Field
          label={t.deadline}
          type="number"
          min={1}
          max={60}
          value={step.prazoDias}
          onChange={event =>
            onChange({ ...step, prazoDias: Math.min(60, Math.max(1, Number(event.target.value) || 1)) })
          }
        />
        {asksManager && (
          <Select
            label={t.without}
            value={step.semGestor}
            onChange={event =>
              onChange({ ...step, semGestor: withoutManager.find(one => one === event.target.value) ?? 'rh' })
            }
          >
            {withoutManager.map(one => (
              <option key={one} value={one}>
                {t[one]}
              </option>
            ))}
          </Select>
        )}
      </div>
      <Conditions
        label={t.conditions}
        help={t.stepConditionsHelp}
        conditions={step.condicoes ?? []}
        onChange={condicoes => onChange({ ...step, condicoes })}
      />
      <Observers step={step} names={names} onName={onName} onChange={onChange} />
    </section>
  );
}

/** Who sees and is told, beside those who decide. */
function Observers({ step, names, onName, onChange }: Omit<ApproverStepCardProps, 'position' | 'onUp' | 'onRemove'>) {
  const t = useTexts(approversTexts);
  const observers = step.observadores ?? [];
  const set = (observadores: string[]) => onChange({ ...step, observadores });
  return (
    <div>
      <p className="text-xs font-semibold">{t.observers}</p>
      <p className="text-ink-2">{t.observersHelp}</p>
      <Chips
        values={observers}
        nameOf={seat => seatName(seat, names, t)}
        onTakeOut={seat => set(observers.filter(one => one !== seat))}
      />
      {!observers.includes('grupo:RH') && (
        <Button className="mt-2" size="sm" onClick={() => set([...observers, 'grupo:RH'])}>
          + {t.observerHr}
        </Button>
      )}
      <PersonSeat
        label={t.observerSearch}
        chosen={observers}
        onChoose={({ id, nome }) => {
          onName(id, nome);
          set([...observers, `pessoa:${id}`]);
        }}
      />
    </div>
  );
}

function AddSeats({ step, onAdd }: { step: ApproverStep; onAdd: (seat: string) => void }) {
  const t = useTexts(approversTexts);
  const level = nextLevel(step.aprovadores);
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {!step.aprovadores.includes('gestor') && (
        <Button size="sm" onClick={() => onAdd('gestor')}>
          + {t.addManager}
        </Button>
      )}
      {level && (
        <Button size="sm" onClick={() => onAdd(level)}>
          + {t.addAbove}
        </Button>
      )}
      {!step.aprovadores.includes('grupo:RH') && (
        <Button size="sm" onClick={() => onAdd('grupo:RH')}>
          + {t.addHr}
        </Button>
      )}
    </div>
  );
}

function Needs({ step, onChange }: { step: ApproverStep; onChange: (step: ApproverStep) => void }) {
  const t = useTexts(approversTexts);
  const most = step.aprovadores.includes('grupo:RH') ? 5 : step.aprovadores.length;
  const some = Array.from({ length: Math.max(0, most - 1) }, (_, index) => index + 2);
  return (
    <Select
      label={t.needs}
      value={step.precisa}
      onChange={event => onChange({ ...step, precisa: Number(event.target.value) })}
    >
      <option value={1}>{t.needsOne}</option>
      {some.map(count => (
        <option key={count} value={count}>
          {t.needsSome(String(count))}
        </option>
      ))}
      <option value={0}>{t.needsAll}</option>
    </Select>
  );
}

function seatName(seat: string, names: Readonly<Record<string, string>>, t: ApproversTexts): string {
  if (seat === 'gestor') return t.managerSeat;
  if (seat.startsWith('gestor:')) return t.managerAbove(String(Number(seat.slice('gestor:'.length)) - 1));
  if (seat === 'grupo:RH') return t.hrSeat;
  return names[seat.slice('pessoa:'.length)] ?? t.somebody;
}
