import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { ruleWords } from '../rule-words.messages.ts';
import { HourInput } from './HourInput.tsx';
import { extraKinds, type Parameter } from './rule-parameters.ts';
import { optionsIn } from './rule-say.ts';
import { rulesTexts } from './rules.messages.ts';

interface RuleFieldProps {
  of: Parameter;
  name: string;
  text: string;
  /** Another value than the one in use. */
  changed: boolean;
  wrong: boolean;
  describedBy: string | undefined;
  onChange: (text: string) => void;
}

const look = (changed: boolean, wrong: boolean) =>
  clsx(
    'num h-9 rounded-md border bg-surface px-2.5 text-sm text-ink',
    wrong ? 'border-bad' : changed ? 'border-brand font-bold outline-1 outline-brand' : 'border-line-strong',
  );

/** A rule's value as it is typed or chosen. */
export function RuleField(props: RuleFieldProps) {
  const { of, name, text, changed, wrong, describedBy, onChange } = props;
  const t = useTexts(rulesTexts);
  const words = useTexts(ruleWords);
  const shared = { 'aria-label': name, 'aria-invalid': wrong || undefined, 'aria-describedby': describedBy };
  if (of.as === 'tiers') return <TiersField {...props} />;
  if (of.as === 'hour') return <HourInput label={name} value={text} onChange={onChange} />;
  if (of.as === 'kinds') {
    const chosen = text.split(' ').filter(Boolean);
    return (
      <fieldset className="text-right">
        <legend className="sr-only">{name}</legend>
        {extraKinds.map(kind => (
          <Checkbox
            key={kind}
            className="justify-end text-sm"
            checked={chosen.includes(kind)}
            onChange={({ target }) =>
              onChange(extraKinds.filter(one => (one === kind ? target.checked : chosen.includes(one))).join(' '))
            }
          >
            {t.dayKinds[kind]}
          </Checkbox>
        ))}
      </fieldset>
    );
  }
  if (of.as === 'flag' || of.as === 'option') {
    const options = of.as === 'flag' ? [['true', t.yes] as const, ['false', t.no] as const] : optionsIn(words, of.key);
    return (
      <select
        {...shared}
        className={clsx(look(changed, wrong), 'w-full max-w-44')}
        value={text}
        onChange={event => onChange(event.target.value)}
      >
        {options.map(([value, said]) => (
          <option key={value} value={value}>
            {said}
          </option>
        ))}
      </select>
    );
  }
  return (
    <span className="inline-flex items-center gap-2">
      <input
        {...shared}
        inputMode="decimal"
        autoComplete="off"
        placeholder="–"
        maxLength={5}
        className={clsx(look(changed, wrong), 'w-20 text-right')}
        value={text}
        onChange={event => onChange(event.target.value)}
      />
      <span className="w-12 text-left text-ink-2">{of.unit && t.units[of.unit]}</span>
    </span>
  );
}

/** One percentage, or some up to so many minutes and another afterwards. */
function TiersField({ name, text, changed, wrong, describedBy, onChange }: RuleFieldProps) {
  const t = useTexts(rulesTexts);
  const steps = text.split(' ').map(step => {
    const [first = '', pct] = step.split(':');
    return pct === undefined ? { upto: undefined, pct: first } : { upto: first, pct };
  });
  const put = (next: typeof steps) =>
    onChange(next.map(({ upto, pct }) => (upto === undefined ? pct : `${upto}:${pct}`)).join(' '));
  const write = (at: number, change: Partial<(typeof steps)[number]>) =>
    put(steps.map((step, index) => (index === at ? { ...step, ...change } : step)));
  const last = steps.at(-1);
  const acts = (
    <span className="inline-flex">
      {steps.length < 4 && last && (
        <IconButton
          size="icon-sm"
          label={t.oneMore(name)}
          onClick={() => put([...steps.slice(0, -1), { upto: String(steps.length * 120), pct: last.pct }, last])}
        >
          <Plus size={15} aria-hidden />
        </IconButton>
      )}
      {steps.length > 1 && last && (
        <IconButton size="icon-sm" label={t.oneLess(name)} onClick={() => put([...steps.slice(0, -2), last])}>
          <Minus size={15} aria-hidden />
        </IconButton>
      )}
    </span>
  );
  return (
    <div className="grid justify-items-end gap-1">
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place, its values are typed
        <span key={at} className="inline-flex items-center gap-2">
          {at === steps.length - 1 && acts}
          {step.upto !== undefined && (
            <>
              <input
                aria-label={t.tierUpTo(name)}
                inputMode="numeric"
                maxLength={4}
                className={clsx(look(changed, wrong), 'w-16 text-right')}
                value={step.upto}
                onChange={event => write(at, { upto: digits(event.target.value) })}
              />
              <span className="text-ink-2">{t.units.min}</span>
            </>
          )}
          <input
            aria-label={steps.length === 1 ? name : t.tierPct(name, at + 1)}
            aria-invalid={wrong || undefined}
            aria-describedby={describedBy}
            inputMode="numeric"
            maxLength={3}
            className={clsx(look(changed, wrong), 'w-20 text-right')}
            value={step.pct}
            onChange={event => write(at, { pct: digits(event.target.value) })}
          />
          <span className="w-12 text-left text-ink-2">%</span>
        </span>
      ))}
    </div>
  );
}

const digits = (text: string) => text.replace(/\D/g, '');
