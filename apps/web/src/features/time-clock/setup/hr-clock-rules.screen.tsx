import { lazy } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { RuleList } from './RuleList.tsx';

// the list comes first: one set and the editor are asked for
const RulePage = lazy(async () => ({ default: (await import('./RulePage.tsx')).RulePage }));
const NewRules = lazy(async () => ({ default: (await import('./RuleEditor.tsx')).NewRules }));

/** The sets of rules, one of them (`id`), or a new one (`novo`). */
export function Screen() {
  const { query } = useAddress();
  if (query.novo !== undefined) return <NewRules />;
  return query.id === undefined ? <RuleList /> : <RulePage key={query.id} id={query.id} />;
}
