import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import type { Other, PageDocument, Standing } from './reading-types.ts';

/** Who of the registry stands in a document's pages, and what that asks: more identity places than documents are for a person to look at. Pure. */
export function standingOf({ others = [], carries, cpf, registration, name, pages }: PageDocument): {
  standing?: Standing;
  findings: Finding[];
} {
  const findings: Finding[] = [];
  const places = new Set(others.filter(({ isPlace }) => isPlace).map(({ key }) => key)).size;
  // of a document of nobody one place may be its owner's
  const owners = cpf || registration || name ? 0 : 1;
  const [page] = pages;
  if (places > owners)
    findings.push({ code: 'OTHERS_ON_PAGE', values: { count: places }, ...(page === undefined ? {} : { page }) });
  if (carries === false) findings.push({ code: 'CUT_NOT_POSSIBLE', values: {} });
  const ids = (those: readonly Other[]) => [...new Set(those.flatMap(({ employmentIds }) => employmentIds ?? []))];
  const placed = ids(others.filter(({ isPlace }) => isPlace));
  const cited = ids(others).filter(id => !placed.includes(id));
  return placed.length + cited.length > 0 ? { standing: { cited, placed }, findings } : { findings };
}

/** A person has said that all of them are only named. Pure. */
export function onlyCited(standing: Standing | undefined): Standing {
  return { cited: [...(standing?.cited ?? []), ...(standing?.placed ?? [])], placed: [] };
}
