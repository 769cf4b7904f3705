import { clsx } from 'clsx';
import { CircleAlert, Info } from 'lucide-react';
import { Fragment, type ReactNode, useId } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { ruleWords } from '../rule-words.messages.ts';
import { type Parameter, parameterGroups, type RuleTexts } from './rule-parameters.ts';
import { saidIn, textOf } from './rule-say.ts';
import { rulesTexts } from './rules.messages.ts';

export interface RuleColumn {
  title: string;
  texts: RuleTexts;
}

interface RuleTableProps {
  caption: string;
  /** Versions side by side; changed values of the first stand out. */
  columns: readonly RuleColumn[];
  /** The new version's fields, at the right. */
  field?: (of: Parameter, name: string, describedBy: string | undefined) => ReactNode;
  /** What is wrong with a rule, in words. */
  faultOf?: (key: string) => string | undefined;
}

const groupNames = ['overtime', 'tolerance', 'night', 'rest', 'dsr', 'bank', 'counting'] as const;

/** Each rule in plain words, the law beside it, then its values side by side. */
export function RuleTable({ caption, columns, field, faultOf }: RuleTableProps) {
  const t = useTexts(rulesTexts);
  const words = useTexts(ruleWords);
  const width = 2 + columns.length + (field ? 1 : 0);
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-xs">
          <th scope="col" className="py-2 text-left font-semibold">
            {t.rule}
          </th>
          <th scope="col" className="py-2 pl-3 text-left font-semibold">
            {t.law}
          </th>
          {columns.map(({ title }) => (
            <th key={title} scope="col" className="num py-2 pl-3 text-right font-semibold">
              {title}
            </th>
          ))}
          {field && (
            <th scope="col" className="py-2 pl-3 text-right font-semibold">
              {t.fresh}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {groupNames.map(group => (
          <Fragment key={group}>
            <tr>
              <th scope="colgroup" colSpan={width} className="border-b border-line pt-5 pb-2 text-left font-bold">
                {words.groups[group]}
              </th>
            </tr>
            {parameterGroups[group].map((one: Parameter) => (
              <Row key={one.key} of={one} columns={columns} field={field} fault={faultOf?.(one.key)} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<RuleTableProps, 'columns' | 'field'> {
  of: Parameter;
  fault: string | undefined;
}

function Row({ of, columns, field, fault }: RowProps) {
  const t = useTexts(rulesTexts);
  const words = useTexts(ruleWords);
  const id = useId();
  const name = textOf(words.names, of.key) ?? of.key;
  const note = textOf(words.notes, of.key);
  return (
    <tr className={clsx('border-b border-line align-top', fault && 'bg-bad-soft')}>
      <th scope="row" className="py-2 text-left font-normal">
        <span className={clsx('block pt-1.5', fault && 'font-semibold')}>{name}</span>
        {fault && (
          <span id={id} className="flex items-start gap-1.5 text-xs font-semibold text-bad">
            <CircleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />
            {fault}
          </span>
        )}
        {note && (
          <Disclosure
            className="max-w-80 text-xs text-ink-2"
            summaryClass="inline-flex! min-h-6 cursor-pointer gap-1! font-semibold"
            summary={
              <>
                <Info size={14} aria-hidden />
                {t.disputed}
              </>
            }
          >
            <p className="pb-1">{note}</p>
          </Disclosure>
        )}
      </th>
      <td className="py-2 pt-3.5 pl-3 text-ink-2">{textOf(words.law, of.key)}</td>
      {columns.map(({ title, texts }, at) => {
        const text = texts[of.key] ?? '';
        const older = columns[at + 1]?.texts[of.key];
        return (
          <td
            key={title}
            className={clsx(
              'num py-2 pt-3.5 pl-3 text-right',
              older !== undefined && older !== text ? 'font-bold text-brand-ink' : 'text-ink-2',
            )}
          >
            {saidIn(t, words, of, text)}
          </td>
        );
      })}
      {field && <td className="py-2 pl-3 text-right">{field(of, name, fault ? id : undefined)}</td>}
    </tr>
  );
}
