import { lazy } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { OwnKits } from './OwnKits.tsx';

// what is asked comes first: the camera is asked for
const Deliver = lazy(async () => ({ default: (await import('./Deliver.tsx')).Deliver }));

const kinds = { admission: 'admissao', rescission: 'rescisao', pendingDocument: 'pedido' } as const;

/** What is asked of the worker: by the address one's admission, termination, or single papers; with `item` the way to deliver it. */
export function Screen() {
  const { path, query } = useAddress();
  const [, kind = 'pedido'] = Object.entries(kinds).find(([end]) => path.endsWith(end)) ?? [];
  if (query.kit && query.item) return <Deliver key={query.item} kit={query.kit} item={query.item} list={path} />;
  return <OwnKits kind={kind} />;
}
