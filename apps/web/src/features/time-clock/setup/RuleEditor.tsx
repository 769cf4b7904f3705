import { ruleSetKinds } from '@cracha/contract/features/time-clock/clock-setup.schemas.ts';
import { statutoryRules } from '@cracha/contract/features/time-clock/statutory-rules.ts';
import { Refusal } from '@cracha/contract/kernel/client.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Field, Select } from '#ui/base/Field.tsx';
import { Status } from '#ui/base/Status.tsx';
import { changedFrom, isTyped } from '#ui/form/alike.ts';
import { DateInput } from '#ui/form/DateField.tsx';
import { DraftLine } from '#ui/form/DraftLine.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useDraft } from '#ui/form/useDraft.ts';
import { Desk } from '#ui/staff/Desk.tsx';
import { RuleField } from './RuleField.tsx';
import { RuleTable } from './RuleTable.tsx';
import { belowLaw, type RuleTexts, rulesOf, textsOf } from './rule-parameters.ts';
import { rulesTexts } from './rules.messages.ts';
import { type RuleSet, useSaveRules } from './setup.api.ts';

export function NewRules() {
  return <RuleEditor set={undefined} />;
}

/** A new version of a set, or the first of a new one: the law, what is in use, and what is typed. */
export function RuleEditor({ set }: { set: RuleSet | undefined }) {
  const t = useTexts(rulesTexts);
  const [newest] = set?.versoes ?? [];
  const base = newest?.definicao ?? statutoryRules;
  const [begun] = useState<RuleTexts>(() => ({
    ...textsOf(base),
    name: set?.nome ?? '',
    kind: set?.tipo ?? 'acordo',
    from: todayHere(),
  }));
  const [form, setForm] = useState(begun);
  const [refused, setRefused] = useState<{ key: string; words: string }>();
  const save = useSaveRules(set);
  const title = set?.nome ?? t.create;
  useTitle(title);
  const draft = useDraft<RuleTexts>({
    of: set?.id ?? 'new',
    values: changedFrom(begun, form),
    isValid: isTexts,
    restore: setForm,
    clear: () => setForm(begun),
  });
  const { rules, faulty } = rulesOf(base, form);
  const below = belowLaw(rules);
  const { name = '', kind = '', from = '' } = form;
  const present = textsOf(base);
  const changes = Object.keys(present).filter(key => present[key] !== form[key]).length;
  const put = (key: string, text: string) => {
    setForm({ ...form, [key]: text });
    if (refused?.key === key) setRefused(undefined);
  };
  const faultOf = (key: string) =>
    refused?.key === key ? refused.words : faulty.has(key) ? t.noValue : below.has(key) ? t.below : undefined;
  const act = () =>
    save.mutate(
      {
        nome: name.trim(),
        tipo: ruleSetKinds.find(one => one === kind) ?? 'acordo',
        aPartirDe: from,
        definicao: rules,
      },
      {
        onError: error => {
          const key = ruleIn(error);
          if (key === undefined) return void tellFailure(error);
          setRefused({ key, words: error instanceof Refusal ? error.body.message : '' });
        },
        onSuccess: ({ id }) => {
          draft.done();
          toast(t.saved);
          navigateTo(to.hr.ruleSet(id));
        },
      },
    );
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(from);
  const why =
    name.trim() === ''
      ? t.nameFirst
      : faulty.size + below.size > 0
        ? t.valueFirst
        : isDay
          ? set && changes === 0 && name === set.nome && t.changes(0)
          : t.dayFirst;
  return (
    <Desk
      title={title}
      source={set ? t.kinds[set.tipo] : t.lead}
      back={{ href: set ? to.hr.ruleSet(set.id) : to.hr.clockRules(), label: t.back }}
      progress={changes > 0 && <Status tone="brand">{t.changes(changes)}</Status>}
      footer={
        <>
          <p className="min-w-0 flex-1 text-sm text-ink-2 max-xl:hidden">{t.note}</p>
          <DraftLine draft={draft} discards />
          <span className="inline-flex shrink-0 items-center gap-2 text-sm font-semibold whitespace-nowrap">
            {t.fromDay}
            <DateInput
              label={t.fromDay}
              value={from}
              onChange={day => put('from', day)}
              className="inline-flex h-9 items-center rounded-md border border-line-strong bg-surface pl-2.5 font-normal"
            />
          </span>
          <FootAct act={set ? t.save : t.saveNew} why={why} busy={save.isPending} onClick={act} />
        </>
      }
    >
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label={title}
        className="min-w-0 px-4 py-4 -outline-offset-2 lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:px-6"
      >
        <div className="mb-4 flex flex-wrap gap-4">
          <Field
            className="w-full max-w-80"
            label={t.name}
            maxLength={80}
            value={name}
            onChange={event => put('name', event.target.value)}
          />
          <Select className="w-56" label={t.kind} value={kind} onChange={event => put('kind', event.target.value)}>
            {ruleSetKinds.map(one => (
              <option key={one} value={one}>
                {t.kinds[one]}
              </option>
            ))}
          </Select>
        </div>
        <RuleTable
          caption={title}
          columns={set ? [{ title: t.inUse, texts: present }] : []}
          faultOf={faultOf}
          field={(of, label, describedBy) => (
            <RuleField
              {...{ of, describedBy }}
              name={label}
              text={form[of.key] ?? ''}
              changed={form[of.key] !== present[of.key]}
              wrong={faultOf(of.key) !== undefined}
              onChange={text => put(of.key, text)}
            />
          )}
        />
      </section>
    </Desk>
  );
}

/** The rule that a refusal finds below the law. */
function ruleIn(error: unknown): string | undefined {
  if (!(error instanceof Refusal) || error.body.code !== 'RULE_BELOW_LAW') return undefined;
  const key = error.body.data?.campo;
  return typeof key === 'string' ? key : undefined;
}

function isTexts(found: unknown): found is RuleTexts {
  return isTyped(found) && Object.values(found).every(value => typeof value === 'string');
}
