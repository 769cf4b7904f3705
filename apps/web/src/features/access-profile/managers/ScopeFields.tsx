import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { Checkbox, Radio } from '#ui/base/Choice.tsx';
import { Select } from '#ui/base/Field.tsx';
import { SearchChoice } from '#ui/choose/SearchChoice.tsx';
import { type ManagerOptions, type Scope, useManagedPeople, useManagerOptions } from './managers.api.ts';
import { managersTexts } from './managers.messages.ts';

/** Names of the workers that were chosen one by one. */
export type WorkerNames = Readonly<Record<string, string>>;

interface ScopeFieldsProps {
  scope: Scope;
  names: WorkerNames;
  disabled?: boolean;
  onChange: (scope: Scope, names: WorkerNames) => void;
}

/** Whom a manager looks after: everybody, or companies, departments and people side by side. */
export function ScopeFields({ scope, names, disabled, onChange }: ScopeFieldsProps) {
  const t = useTexts(managersTexts);
  const options = useManagerOptions().data;
  const write = (part: Partial<Scope>) => onChange({ ...scope, ...part }, names);
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="text-base font-bold">{t.what}</legend>
      <p className="mb-2 text-sm text-ink-2">{t.whatLead}</p>
      <Radio name="escopo" className="max-lg:min-h-11" checked={scope.todas} onChange={() => write({ todas: true })}>
        {t.everybody}
      </Radio>
      <Radio name="escopo" className="max-lg:min-h-11" checked={!scope.todas} onChange={() => write({ todas: false })}>
        {t.some}
      </Radio>
      {!scope.todas && (
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5">
          <fieldset className="min-w-0">
            <legend className="text-xs font-semibold">{t.companies}</legend>
            {options?.empresas.map(one => (
              <Checkbox
                key={one.id}
                className="max-lg:min-h-11"
                checked={scope.empresas.includes(one.id)}
                onChange={() => write({ empresas: toggled(scope.empresas, one.id) })}
              >
                {one.nome} <span className="num text-ink-2">· {t.peopleIn(one.pessoas)}</span>
              </Checkbox>
            ))}
          </fieldset>
          <Departments scope={scope} options={options} onChange={lotacoes => write({ lotacoes })} />
          <Workers
            chosen={scope.trabalhadores}
            names={names}
            onChange={(trabalhadores, known) => onChange({ ...scope, trabalhadores }, known)}
          />
        </div>
      )}
    </fieldset>
  );
}

type Department = Scope['lotacoes'][number];

function Departments({
  scope,
  options,
  onChange,
}: {
  scope: Scope;
  options: ManagerOptions | undefined;
  onChange: (departments: Department[]) => void;
}) {
  const t = useTexts(managersTexts);
  const [next, setNext] = useState('');
  const keyOf = ({ idEmpresa, nome }: Department) => `${idEmpresa} ${nome}`;
  const chosen = new Set(scope.lotacoes.map(keyOf));
  const all = options?.lotacoes ?? [];
  const free = all.filter(one => !chosen.has(keyOf(one)));
  const add = () => {
    const found = free.find(one => keyOf(one) === next);
    if (!found) return;
    onChange([...scope.lotacoes, { idEmpresa: found.idEmpresa, nome: found.nome }]);
    setNext('');
  };
  return (
    <div>
      <p className="text-xs font-semibold">{t.departments}</p>
      <Chosen
        entries={scope.lotacoes.map(one => {
          const known = all.find(other => keyOf(other) === keyOf(one));
          return { key: keyOf(one), text: known ? `${one.nome} · ${known.empresa}` : one.nome };
        })}
        onTakeOut={key => onChange(scope.lotacoes.filter(one => keyOf(one) !== key))}
      />
      {free.length > 0 && (
        <div className="mt-1 flex items-end gap-2">
          <Select
            className="max-w-96 flex-1"
            label={t.chooseDepartment}
            value={next}
            onChange={event => setNext(event.target.value)}
          >
            <option value="">–</option>
            {free.map(one => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {one.nome} · {one.empresa} ({one.pessoas})
              </option>
            ))}
          </Select>
          <Button blocked={next === ''} onClick={add}>
            <Plus size={16} aria-hidden />
            {t.addDepartment}
          </Button>
        </div>
      )}
    </div>
  );
}

function Workers({
  chosen,
  names,
  onChange,
}: {
  chosen: readonly string[];
  names: WorkerNames;
  onChange: (chosen: string[], names: WorkerNames) => void;
}) {
  const t = useTexts(managersTexts);
  const [search, setSearch] = useState('');
  const found = useManagedPeople(search).data ?? [];
  const free = search.trim().length > 1 ? found.filter(one => !chosen.includes(one.id)) : [];
  return (
    <div>
      <p className="text-xs font-semibold">{t.workers}</p>
      <Chosen
        entries={chosen.map(id => ({ key: id, text: names[id] ?? id }))}
        onTakeOut={id =>
          onChange(
            chosen.filter(one => one !== id),
            names,
          )
        }
      />
      <SearchChoice
        className="mt-1"
        label={t.workerSearch}
        placeholder={t.workerHint}
        onSearch={setSearch}
        found={free}
        keyOf={one => one.id}
        name={one => (
          <>
            {one.nome} <span className="text-ink-2">· {one.empresa}</span>
          </>
        )}
        onChoose={one => onChange([...chosen, one.id], { ...names, [one.id]: one.nome })}
      />
    </div>
  );
}

/** What was chosen, each with the way to take it out again. */
function Chosen({
  entries,
  onTakeOut,
}: {
  entries: readonly { key: string; text: string }[];
  onTakeOut: (key: string) => void;
}) {
  const t = useTexts(managersTexts);
  if (entries.length === 0) return null;
  return (
    <ul className="my-1 flex flex-wrap gap-2">
      {entries.map(({ key, text }) => (
        <li key={key} className="flex items-center gap-1 rounded-full bg-sunken py-0.5 pr-1 pl-3 text-sm">
          {text}
          <IconButton size="icon-sm" label={t.takeOut(text)} onClick={() => onTakeOut(key)}>
            <X size={14} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter(one => one !== id) : [...ids, id];
}

export const emptyScope: Scope = { todas: false, empresas: [], lotacoes: [], trabalhadores: [] };
