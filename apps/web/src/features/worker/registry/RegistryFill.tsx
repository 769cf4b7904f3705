import { useEffect, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { ownFault, ownTyped, ownWire } from '#kernel/record/own-values.ts';
import { OwnFieldInput } from '#ui/form/OwnFieldInput.tsx';
import { registryTexts } from './registry.messages.ts';
import type { RegistryTable } from './registry.types.ts';

type Target = RegistryTable['preencher'][number];
/** What is typed, by the id of a target's first field. */
export type Filled = Readonly<Record<string, string>>;

const keyOf = ({ campo }: Target) => campo.id;

/** As it was said before. */
export function filledOf({ preencher }: RegistryTable): Filled {
  return Object.fromEntries(preencher.map(target => [keyOf(target), ownTyped(target.campo, target.valor)]));
}

/** Those that no column of the file holds. */
export function openTargets({ preencher }: RegistryTable, columns: readonly string[]): Target[] {
  return preencher.filter(({ coluna }) => !columns.includes(coluna));
}

/** What is sent: the same value for each company that has the field. */
export function fillSent(targets: readonly Target[], typed: Filled) {
  return targets.flatMap(target => {
    const valor = ownWire(target.campo, typed[keyOf(target)]);
    return valor === null ? [] : target.ids.map(idCampo => ({ idCampo, valor }));
  });
}

interface RegistryFillProps {
  targets: readonly Target[];
  typed: Filled;
  /** Faults that the server told, by field. */
  faults: Readonly<Record<string, string>>;
  /** Whose a field is told where there is more than one company. */
  several: boolean;
  onChange: (typed: Filled) => void;
}

/** One value for all new workers of each required field of companies' own that the file has no column for. */
export function RegistryFill({ targets, typed, faults, several, onChange }: RegistryFillProps) {
  const t = useTexts(registryTexts);
  if (targets.length === 0) return null;
  return (
    <section aria-label={t.fillTitle}>
      <h2 className="font-semibold">{t.fillTitle}</h2>
      <p className="mb-2 text-xs text-ink-2">{t.fillLead}</p>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {targets.map(target => (
          <Value
            key={keyOf(target)}
            target={target}
            several={several}
            typed={typed[keyOf(target)] ?? ''}
            fault={target.ids.map(id => faults[id]).find(Boolean)}
            onChange={value => onChange({ ...typed, [keyOf(target)]: value })}
          />
        ))}
      </div>
    </section>
  );
}

interface ValueProps {
  target: Target;
  several: boolean;
  typed: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

function Value({ target: { campo, empresas }, several, typed, fault, onChange }: ValueProps) {
  const t = useTexts(registryTexts);
  const [wrong, setWrong] = useState<string>();
  const whose = empresas.length > 1 ? t.companies(empresas.length) : empresas[0];
  // a fault that the server told goes with the next letter
  const [told, setTold] = useState(fault);
  useEffect(() => setTold(fault), [fault]);
  return (
    <OwnFieldInput
      field={{ ...campo, nome: several && whose ? `${campo.nome} · ${whose}` : campo.nome, obrigatorio: false }}
      value={typed}
      error={wrong ?? told}
      onChange={value => {
        setWrong(undefined);
        setTold(undefined);
        onChange(value);
      }}
      onBlur={() => void ownFault(campo, typed).then(setWrong)}
    />
  );
}
