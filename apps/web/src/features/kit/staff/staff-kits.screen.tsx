import { lazy } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { KitList } from './KitList.tsx';

// the list comes first: the others are asked for
const KitPage = lazy(async () => ({ default: (await import('./KitPage.tsx')).KitPage }));
const DefinitionList = lazy(async () => ({ default: (await import('./DefinitionList.tsx')).DefinitionList }));
const DefinitionForm = lazy(async () => ({ default: (await import('./DefinitionForm.tsx')).DefinitionForm }));

/** Admissions or terminations of HR and managers: the list, one of them (`id`), and HR's kits (`aba=kits`, one by `kit`). */
export function Screen() {
  const { path, query } = useAddress();
  const kind = path.endsWith('/rescission') ? 'rescisao' : 'admissao';
  if (query.id) return <KitPage key={query.id} id={query.id} kind={kind} />;
  if (query.aba === 'kits' && query.kit) return <DefinitionForm key={query.kit} id={query.kit} kind={kind} />;
  if (query.aba === 'kits') return <DefinitionList kind={kind} />;
  return <KitList key={kind} kind={kind} />;
}
