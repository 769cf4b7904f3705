import { lazy } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useSession } from '#kernel/base/session.ts';
import { useEnteredLink, useLinkOfPage } from '#kernel/lazy/entered-link.ts';
import { Entry } from './Entry.tsx';
import { loadDocument } from './load-document.ts';

const OpenDocument = lazy(async () => ({ default: (await loadDocument()).OpenDocument }));

/** What is signed: by a link, after its code; or by who is signed in, in the profile in which they are named. */
export function Screen() {
  const { query } = useAddress();
  const session = useSession();
  const link = useLinkOfPage();
  const entered = useEnteredLink();
  if (query.fechado) return <Entry token={link} />;
  if (entered !== undefined) return <OpenDocument key={entered} />;
  const isNamed = session !== undefined && session.profile === query.perfil && query.id !== undefined;
  if (isNamed && link === undefined) return <OpenDocument key={query.id} id={query.id} />;
  return <Entry token={link} />;
}
