import { to } from '@cracha/contract/navigation/paths.ts';
import { PenLine } from 'lucide-react';
import { mayEnter } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { Tile } from '#ui/staff/TileList.tsx';
import { usePendingDocuments } from './tiles.api.ts';
import { tileTexts } from './tiles.messages.ts';

const appAccess = ['assinatura-digital'] as const;
const entries = {
  hr: { permissions: ['RhAssinaturaDigitalVisualizar'], appAccess },
  manager: { permissions: ['GestorAssinaturaDigitalVisualizar'], appAccess },
} as const;

/** Documents that wait for the reader's signature. */
export function useDocumentTiles(owner: keyof typeof entries): Tile[] {
  const t = useTexts(tileTexts);
  const shown = mayEnter(useSession(), entries[owner]);
  const count = usePendingDocuments(owner, shown).data;
  if (!shown) return [];
  return [
    {
      ...{ key: 'documents', icon: PenLine, label: t.toSign, href: to[owner].documents() },
      ...(count !== undefined && { count }),
    },
  ];
}
