import { clsx } from 'clsx';
import { BadgeAlert, BadgeCheck, BadgeX, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { useWide } from '#ui/base/wide.ts';
import { Card } from './Card.tsx';
import { CheckedLines } from './CheckedLines.tsx';
import { CheckedSigners } from './CheckedSigners.tsx';
import type { CodeAnswer, FileAnswer, Verdict } from './checking.api.ts';
import { checkingTexts } from './checking.messages.ts';

interface DocumentVerdictProps {
  found: CodeAnswer | FileAnswer;
  /** What was checked: the code that was typed, or the file's name. */
  of: { code: string } | { file: string };
  /** Beside it: what else may be checked. */
  children: ReactNode;
}

/** Authentic or not, first; then what anybody may know of it, never its content. */
export function DocumentVerdict({ found, of, children }: DocumentVerdictProps) {
  const t = useTexts(checkingTexts);
  const verdict = 'resultado' in found ? found.resultado : found.situacao;
  return (
    <div className="grid gap-4">
      <Hero verdict={verdict} of={of} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] print:grid-cols-1">
        <div className="grid gap-4">
          {found.titulo !== null && (
            <>
              <About found={found} untrue={verdict === 'alterado' || verdict === 'acrescentado'} />
              <CheckedSigners found={found} />
              <Technical found={found} />
            </>
          )}
        </div>
        <div className="grid gap-4">
          <CheckedLines found={found} verdict={verdict} />
          {children}
        </div>
      </div>
      <p className="text-center text-sm text-ink-2">{t.noContent}</p>
    </div>
  );
}

const looks: Record<Verdict, readonly [icon: LucideIcon, ground: string, ink: string, quiet: string]> = {
  autentico: [BadgeCheck, 'bg-hero', 'text-on-hero', 'text-on-hero-2'],
  acrescentado: [BadgeX, 'bg-bad-soft', 'text-bad', 'text-ink'],
  alterado: [BadgeX, 'bg-bad-soft', 'text-bad', 'text-ink'],
  naoNosso: [BadgeX, 'bg-bad-soft', 'text-bad', 'text-ink'],
  versaoAnterior: [BadgeAlert, 'bg-warn-soft', 'text-warn', 'text-ink'],
  emAndamento: [BadgeAlert, 'bg-warn-soft', 'text-warn', 'text-ink'],
  cancelado: [BadgeAlert, 'bg-warn-soft', 'text-warn', 'text-ink'],
  substituido: [BadgeAlert, 'bg-warn-soft', 'text-warn', 'text-ink'],
};

/** The verdict is the heading; it takes the focus, so that it is heard. */
function Hero({ verdict, of }: { verdict: Verdict; of: DocumentVerdictProps['of'] }) {
  const t = useTexts(checkingTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const [Icon, ground, ink, quiet] = looks[verdict];
  useEffect(() => heading.current?.focus(), []);
  const byCode = 'code' in of;
  return (
    <section className={clsx('flex flex-col gap-4 rounded-2xl p-5 sm:flex-row sm:items-center lg:p-7', ground, quiet)}>
      <Icon size={44} strokeWidth={1.6} aria-hidden className={clsx('shrink-0', ink)} />
      <div className="min-w-0 flex-1">
        <h1 ref={heading} tabIndex={-1} className={clsx('text-2xl font-bold tracking-[-.02em]', ink)}>
          {t[verdict]}
        </h1>
        <p className="mt-1">{byCode && verdict === 'autentico' ? t.byCode : t.lead[verdict]}</p>
      </div>
      <p className="border-t border-current/25 pt-3 sm:max-w-[40%] sm:border-0 sm:pt-0 sm:text-right">
        <span className="block text-sm">{byCode ? t.code : t.file}</span>
        <b className={clsx('num font-semibold [overflow-wrap:anywhere]', verdict === 'autentico' && ink)}>
          {byCode ? of.code : of.file}
        </b>
      </p>
    </section>
  );
}

function About({ found, untrue }: { found: CodeAnswer; untrue: boolean }) {
  const t = useTexts(checkingTexts);
  const { momentInFull, int } = useFormats();
  const { paginas, concluidoEm } = found;
  return (
    <Card title={untrue ? t.trueDocument : t.document}>
      <Names
        facts={[
          [t.title, found.titulo],
          [t.company, found.empresa],
          [t.sealedOn, concluidoEm && t.brasilia(momentInFull(concluidoEm))],
          [t.pages, paginas && (concluidoEm ? t.pagesAndEvidence(paginas) : int(paginas))],
        ]}
        columns
      />
    </Card>
  );
}

function Technical({ found: { hashLido, hashFinal, selo } }: { found: CodeAnswer }) {
  const t = useTexts(checkingTexts);
  const { date, momentInFull } = useFormats();
  return (
    <section className="rounded-2xl border border-line bg-surface px-5">
      <Disclosure
        open={useWide()}
        summary={<h2 className="flex-1 text-base font-bold">{t.technical}</h2>}
        summaryClass="min-h-14"
      >
        <div className="pb-5">
          <Names
            facts={[
              [t.hashRead, inGroups(hashLido)],
              [t.hashFinal, inGroups(hashFinal)],
              [t.seal, selo && t.sealUntil(selo.certificado, date(selo.validoAte))],
              [t.stamp, selo?.carimbo && `${selo.carimbo.autoridade}, ${momentInFull(selo.carimbo.em)}`],
            ]}
          />
        </div>
      </Disclosure>
    </section>
  );
}

/** A hash as it is compared by eye. */
const inGroups = (hash: string | null) => hash?.match(/.{1,8}/g)?.join(' ');

type NamesProps = { facts: readonly (readonly [name: string, value: ReactNode])[]; columns?: boolean };

function Names({ facts, columns }: NamesProps) {
  return (
    <dl className={clsx('num grid gap-x-6 gap-y-3', columns && 'sm:grid-cols-2')}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
