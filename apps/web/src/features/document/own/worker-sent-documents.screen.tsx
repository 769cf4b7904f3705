import { useAddress } from '#kernel/base/address.ts';
import { SendOwn } from './SendOwn.tsx';
import { SentDocument } from './SentDocument.tsx';
import { SentDocuments } from './SentDocuments.tsx';

/** What the worker sent, one of it, or a new one. */
export function Screen() {
  const { id, novo } = useAddress().query;
  if (novo !== undefined) return <SendOwn />;
  return id === undefined ? <SentDocuments /> : <SentDocument key={id} id={id} />;
}
