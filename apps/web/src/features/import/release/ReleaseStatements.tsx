import { to } from '@cracha/contract/navigation/paths.ts';
import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useFindingSentences } from '#kernel/lazy/findings.ts';
import { Link } from '#ui/base/Link.tsx';
import type { ReleaseDesk } from './release.types.ts';
import { OtherWords, useReleaseTexts } from './release-words.ts';
import { statementTexts } from './statements.messages.ts';

/** Around a desk whose file is of income statements: what the desk says is of them. */
export function StatementWords({ children }: { children: ReactNode }) {
  return <OtherWords value={useTexts(statementTexts).desk}>{children}</OtherWords>;
}

interface ReleaseStatementsProps {
  id: string;
  statements: NonNullable<ReleaseDesk['informes']>;
  readOnly: boolean;
}

/** How the statements stand beside their workers' payslips of the year, and whose amounts differ. */
export function ReleaseStatements({ id, statements, readOnly }: ReleaseStatementsProps) {
  const t = useTexts(statementTexts);
  const desk = useReleaseTexts();
  const sentencesOf = useFindingSentences();
  const { int } = useFormats();
  const { iguais, diferentes, incertos, semAno, itens } = statements;
  const counts = [
    [iguais, t.equal],
    [diferentes, t.differ],
    [incertos, t.unsure],
    [semAno, t.withoutYear],
  ] as const;
  return (
    <section aria-labelledby="release-statements" className="mt-6">
      <h2 id="release-statements" className="text-base font-bold">
        {t.compared}
      </h2>
      <ul className="num mt-1 flex flex-wrap gap-x-5 text-sm text-ink-2">
        {counts.map(([count, words]) => count > 0 && <li key={words(0)}>{words(count)}</li>)}
      </ul>
      {itens.length > 0 && (
        <ul aria-label={t.compared} className="mt-1 divide-y divide-line border-y border-line">
          {itens.map(({ idDocumento, nome, achados }) => (
            <li key={idDocumento} className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 py-1.5 text-sm">
              <span className="min-w-40 flex-1 ellipsis font-semibold">{nome}</span>
              <span className="num flex-[2] basis-60">{sentencesOf(achados).join(' ')}</span>
              {!readOnly && (
                <Link href={to.hr.review(id, idDocumento)} className="text-xs font-semibold text-brand-ink underline">
                  {desk.reviewIt}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {diferentes + incertos > itens.length && (
        <p className="py-2 text-xs text-ink-2">{desk.firstOf(int(itens.length), int(diferentes + incertos))}</p>
      )}
    </section>
  );
}
