import { X } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import type { FoundWorker } from '#kernel/lazy/found-workers.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { Select } from '#ui/base/Field.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { CompanySelect } from '../CompanySelect.tsx';
import { usePeopleFilters } from '../clock-people.api.ts';
import { WorkerSearch } from '../WorkerSearch.tsx';
import { assignTexts } from './assign.messages.ts';
import { type PeopleChosen, useSchedules } from './setup.api.ts';

export interface PeopleForm {
  by: 'some' | 'every';
  workers: readonly FoundWorker[];
  filter: { idEmpresa: string; lotacao: string; tomador: string; idHorario: string };
}

/** Nobody yet; or all who go by a schedule. */
export function nobody(idHorario: string | undefined): PeopleForm {
  return {
    by: idHorario ? 'every' : 'some',
    workers: [],
    filter: { idEmpresa: '', lotacao: '', tomador: '', idHorario: idHorario ?? '' },
  };
}

export function chosenIn({ by, workers, filter }: PeopleForm): PeopleChosen {
  if (by === 'some') return { idVinculos: workers.map(({ id }) => id) };
  return { filtro: Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) };
}

export function lacksIn({ by, workers, filter }: PeopleForm): 'personFirst' | 'filterFirst' | undefined {
  if (by === 'some') return workers.length === 0 ? 'personFirst' : undefined;
  return Object.values(filter).every(value => value === '') ? 'filterFirst' : undefined;
}

interface PeopleFieldsProps {
  form: PeopleForm;
  onChange: (form: PeopleForm) => void;
}

/** People one by one, or all that a filter finds. */
export function PeopleFields({ form, onChange }: PeopleFieldsProps) {
  const t = useTexts(assignTexts);
  return (
    <div className="grid gap-4">
      <Segmented
        label={t.who}
        options={[
          ['some', t.some],
          ['every', t.every],
        ]}
        value={form.by}
        onChange={by => onChange({ ...form, by })}
      />
      {form.by === 'some' ? <Some form={form} onChange={onChange} /> : <Every form={form} onChange={onChange} />}
    </div>
  );
}

function Some({ form, onChange }: PeopleFieldsProps) {
  const t = useTexts(assignTexts);
  const { workers } = form;
  return (
    <>
      <WorkerSearch
        without={new Set(workers.map(({ id }) => id))}
        onPick={worker => onChange({ ...form, workers: [...workers, worker] })}
      />
      {workers.length > 0 && (
        <ul aria-label={t.chosen} className="divide-y divide-line rounded-md border border-line text-sm">
          {workers.map(worker => (
            <li key={worker.id} className="flex items-center gap-2 py-1 pr-1 pl-3">
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{worker.nome}</span>{' '}
                <span className="num text-xs text-ink-2">
                  {worker.empresa} · {worker.matricula}
                </span>
              </span>
              <IconButton
                size="icon-sm"
                label={t.remove(worker.nome)}
                onClick={() => onChange({ ...form, workers: workers.filter(one => one !== worker) })}
              >
                <X size={15} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Every({ form, onChange }: PeopleFieldsProps) {
  const t = useTexts(assignTexts);
  const found = usePeopleFilters().data;
  const schedules = useSchedules().data ?? [];
  const { filter } = form;
  const put = (change: Partial<PeopleForm['filter']>) => onChange({ ...form, filter: { ...filter, ...change } });
  const choice = (name: 'lotacao' | 'tomador', label: string, options: readonly string[] = []) => (
    <Select label={label} value={filter[name]} onChange={event => put({ [name]: event.target.value })}>
      <option value="">{t.any}</option>
      {options.map(one => (
        <option key={one}>{one}</option>
      ))}
    </Select>
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CompanySelect none={t.everyCompany} value={filter.idEmpresa} onChange={idEmpresa => put({ idEmpresa })} />
      {choice('lotacao', t.department, found?.lotacoes)}
      {choice('tomador', t.client, found?.tomadores)}
      <Select label={t.present} value={filter.idHorario} onChange={event => put({ idHorario: event.target.value })}>
        <option value="">{t.any}</option>
        {filter.idHorario !== '' && !schedules.some(({ id }) => id === filter.idHorario) && (
          <option value={filter.idHorario}>{t.former}</option>
        )}
        {schedules.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </Select>
    </div>
  );
}
