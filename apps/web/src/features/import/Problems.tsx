import { findingCodes } from '@cracha/contract/features/import/import.findings.ts';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { useFindingSentences } from '#kernel/lazy/findings.ts';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import type { ImportItem } from './import.types.ts';
import { importTexts } from './imports.messages.ts';
import { failureOf, outcomeTexts } from './outcomes.messages.ts';

type Problem = ImportItem['problemas'][number];

/** What of the file could not be read or does not agree as a whole, where there is any; the rest of it went on. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  const t = useTexts(importTexts);
  const { failures } = useTexts(outcomeTexts);
  const sentencesOf = useFindingSentences();
  const wordOf = (problem: Problem) => {
    if (isFinding(problem.codigo)) return sentencesOf([problem])[0];
    const words = failureOf(failures, problem.codigo, problem.valores);
    return `${String(problem.valores.name ?? '')}: ${words.what} ${words.next}`;
  };
  if (problems.length === 0) return null;
  const list = (
    <ul className="mt-1 grid gap-1 text-ink-2">
      {problems.map(problem => (
        <li key={`${problem.codigo} ${String(problem.valores.name)}`}>{wordOf(problem)}</li>
      ))}
    </ul>
  );
  return (
    <div className="mb-3 rounded-lg bg-warn-soft px-4 py-3 whitespace-normal">
      <p className="flex items-center gap-2 font-semibold text-warn">
        <TriangleAlert size={17} aria-hidden className="shrink-0" />
        {t.problems(problems.length)}
      </p>
      {problems.length > 3 ? <Disclosure summary={t.seeProblems}>{list}</Disclosure> : list}
    </div>
  );
}

function isFinding(code: string): boolean {
  return Object.hasOwn(findingCodes, code);
}
