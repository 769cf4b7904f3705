import { type ChartNode, isWithin } from '@cracha/contract/features/org-chart/chart-tree.ts';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Radio } from '#ui/base/Choice.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { FromDay } from '#ui/form/FromDay.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { useChangeReporting } from './org-chart.api.ts';
import { orgChartTexts } from './org-chart.messages.ts';
import { type Chart, foundIn, shortName } from './useChart.ts';

const nobody = '';

interface ChangeManagerModalProps {
  chart: Chart;
  /** Whose manager changes. */
  ids: readonly string[];
  /** Chosen already, by dragging. */
  above: string | undefined;
}

/** Whom some people answer to from a day on; who is affected stands there before it is saved. */
export function ChangeManagerModal({ chart, ids, above }: ChangeManagerModalProps) {
  const t = useTexts(orgChartTexts);
  const { list } = useFormats();
  const [chosen, setChosen] = useState(above);
  const [from, setFrom] = useState(todayHere);
  const [reason, setReason] = useState('');
  const change = useChangeReporting();
  const people = ids.flatMap(id => chart.tree.byId.get(id) ?? []);
  const target = chosen ? chart.tree.byId.get(chosen) : undefined;
  const circle = target !== undefined && people.some(one => isWithin(target, one));
  const why = chosen === undefined ? t.chooseFirst : circle ? t.within : '';
  const names = people.slice(0, 3).map(one => shortName(one.person.nome));
  const send = () =>
    change
      .mutateAsync({
        ids: [...ids],
        acima: chosen === nobody ? null : (chosen ?? null),
        aPartirDe: from,
        motivo: reason || undefined,
      })
      .then(({ total }) => {
        closeModal();
        const [moved] = ids;
        if (total === 0 || !moved) return toast(t.kept);
        chart.showMoved(moved, chosen || undefined);
        toast(t.changed(total), { label: t.takeBack, act: () => void undo().catch(tellFailure) });
      }, tellFailure);
  // each answers again to whom they did, from the same day on
  const undo = async () => {
    for (const [acima, group] of Map.groupBy(people, one => one.person.acima))
      await change.mutateAsync({ ids: group.map(one => one.person.id), acima, aPartirDe: from });
    toast(t.takenBack);
  };
  return (
    <Modal
      title={t.changeOf(people.length > 3 ? t.below(people.length) : list(names))}
      dirty={reason !== ''}
      footer={<FootAct act={t.saveChange} why={why} busy={change.isPending} onClick={send} />}
    >
      <div className="grid gap-4">
        <p className="num rounded-lg bg-sunken px-3 py-2 text-sm">
          {t.affected(people.length, belowOf(people))}
          <Present chart={chart} people={people} />
        </p>
        <AboveChoice chart={chart} people={people} value={chosen} onChange={setChosen} />
        <FromDay from={from} onFrom={setFrom} reason={reason} onReason={setReason} words={t} />
      </div>
    </Modal>
  );
}

/** Everybody who goes along, each once. */
function belowOf(people: readonly ChartNode[]): number {
  return people
    .filter(one => !people.some(other => other !== one && isWithin(one, other)))
    .reduce((sum, one) => sum + one.people, 0);
}

function Present({ chart, people }: { chart: Chart; people: readonly ChartNode[] }) {
  const t = useTexts(orgChartTexts);
  const [first] = people;
  const above = first?.person.acima;
  if (!above || people.some(one => one.person.acima !== above)) return null;
  const name = chart.tree.byId.get(above)?.person.nome;
  return name ? <span className="block text-ink-2">{t.today(name)}</span> : null;
}

interface AboveChoiceProps {
  chart: Chart;
  people: readonly ChartNode[];
  value: string | undefined;
  onChange: (id: string) => void;
}

/** Somebody of the chart by name: who leads already stands first. */
function AboveChoice({ chart, people, value, onChange }: AboveChoiceProps) {
  const t = useTexts(orgChartTexts);
  const [search, setSearch] = useState('');
  const { byId } = chart.tree;
  const found = search.trim() ? foundIn(chart.tree, search).flatMap(id => byId.get(id) ?? []) : [...byId.values()];
  const free = found
    .filter(one => !one.person.saiuEm && !people.includes(one))
    .sort((a, b) => b.people - a.people || a.person.nome.localeCompare(b.person.nome, 'pt-BR'))
    .slice(0, 12);
  const chosen = value ? byId.get(value) : undefined;
  const shown = chosen && !free.includes(chosen) ? [chosen, ...free] : free;
  return (
    <fieldset>
      <legend className="mb-1 text-xs font-semibold">{t.toWhom}</legend>
      <SearchBox label={t.toWhomSearch} placeholder={t.searchHint} value={search} onSearch={setSearch} />
      <div className="mt-1 max-h-52 overflow-auto">
        {shown.map(one => (
          <Radio
            key={one.person.id}
            name="acima"
            className="max-lg:min-h-11"
            checked={value === one.person.id}
            onChange={() => onChange(one.person.id)}
          >
            {one.person.nome} <span className="text-ink-2">· {one.person.cargo ?? one.person.lotacao ?? '–'}</span>
          </Radio>
        ))}
        <Radio name="acima" className="max-lg:min-h-11" checked={value === nobody} onChange={() => onChange(nobody)}>
          {t.nobodyAbove}
        </Radio>
      </div>
    </fieldset>
  );
}
