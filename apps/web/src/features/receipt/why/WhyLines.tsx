import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Status } from '#ui/base/Status.tsx';
import type { LineChange } from '../receipt.types.ts';
import { nameOf, partName, sentencesOf, type Wording } from './why-words.ts';

interface WhyLinesProps {
  lines: readonly LineChange[];
  fell?: boolean;
  /** The largest effect of both groups: bars have one scale. */
  most: number;
  hidden: boolean;
  wording: Wording;
  onAsk: (line: LineChange) => void;
}

/** What fell, or what rose: the largest first, each with what it did and why. */
export function WhyLines({ lines, fell = false, ...rest }: WhyLinesProps) {
  const { t } = rest.wording;
  if (lines.length === 0) return null;
  const Icon = fell ? ArrowDown : ArrowUp;
  return (
    <section className="mt-6">
      <div className="mb-2 flex items-baseline justify-between gap-3 px-1">
        <h2 className="text-base font-bold">
          <Icon size={18} aria-hidden className="-mt-0.5 mr-1.5 inline" />
          {fell ? t.fell : t.rose}
        </h2>
        <span className="text-base font-bold">
          <Signed centavos={lines.reduce((sum, { efeito }) => sum + efeito, 0)} wording={rest.wording} />
        </span>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
        {lines.map(line => (
          <li key={`${line.lado}-${line.codigo}-${line.descricao}-${line.anterior === null}`} className="px-4 py-3.5">
            <Line line={line} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ line, most, hidden, wording, onAsk }: Omit<WhyLinesProps, 'lines' | 'fell'> & { line: LineChange }) {
  const { t } = wording;
  const down = line.efeito < 0;
  const name = nameOf(line, t);
  return (
    <>
      <div className="flex items-start gap-3">
        <h3 className="min-w-0 flex-1 text-base font-semibold">{name}</h3>
        <p className={clsx('text-base font-bold whitespace-nowrap', down ? 'text-bad' : 'text-ok')}>
          <span className="sr-only">{down ? t.wentDown : t.wentUp} </span>
          <Signed centavos={line.efeito} wording={wording} />
        </p>
      </div>
      {!hidden && (
        <div aria-hidden className="mt-2 h-1.5 rounded-full bg-sunken">
          <span
            className={clsx('block h-full rounded-full', down ? 'bg-bad' : 'bg-ok')}
            style={{ width: `${Math.max(3, (Math.abs(line.efeito) / most) * 100)}%` }}
          />
        </div>
      )}
      <p className="num mt-2 text-base text-ink-2">
        <Tag line={line} wording={wording} />
        {sentencesOf(line, wording)}
      </p>
      {line.partes.length > 1 && <Split line={line} wording={wording} />}
      {line.natureza === null && line.descricao !== null && (
        <button
          type="button"
          className="-mx-1 min-h-11 rounded-md px-1 font-semibold text-brand-ink"
          onClick={() => onAsk(line)}
        >
          {t.askAbout(name)}
        </button>
      )}
    </>
  );
}

function Tag({ line, wording: { t } }: { line: LineChange; wording: Wording }) {
  if (line.descricao === null || (line.anterior !== null && line.atual !== null)) return null;
  const fresh = line.anterior === null;
  return (
    <span className="mr-2 inline-block align-[1px]">
      <Status tone={fresh ? 'brand' : 'neutral'} dot={false}>
        {fresh ? t.isNew : t.isGone}
      </Status>
    </span>
  );
}

function Split({ line, wording }: { line: LineChange; wording: Wording }) {
  return (
    <dl className="mt-2 grid gap-1 rounded-lg bg-sunken px-3 py-2 text-sm">
      {line.partes.map(part => (
        <div key={part.tipo} className="flex gap-2">
          <dt className="num flex-1 text-ink-2">{partName(part, line, wording)}</dt>
          <dd className="font-semibold">
            <Signed centavos={part.efeito} wording={wording} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An effect with its sign; zero is none. */
export function Signed({ centavos, wording }: { centavos: number; wording: Wording }) {
  return (
    <span className="num whitespace-nowrap">
      {centavos < 0 ? '−\u2009' : centavos > 0 && '+\u2009'}
      {wording.amount(centavos)}
    </span>
  );
}
