import { to } from '@cracha/contract/navigation/paths.ts';
import { ListChecks } from 'lucide-react';
import { mayEnter } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { Tile } from '#ui/staff/TileList.tsx';
import { usePendingRequests } from './request-tiles.api.ts';
import { requestTileTexts } from './request-tiles.messages.ts';

const flow = ['solicitacoes-com-fluxo', 'solicitacoes-sem-fluxo'] as const;
const entries = {
  hr: { permissions: ['RhSolicitacaoVisualizar'], appAccess: flow },
  manager: { permissions: ['GestorSolicitacaoVisualizar'], appAccess: ['solicitacoes-com-fluxo'] },
} as const;

/** Requests that wait for the reader. */
export function useRequestTiles(owner: keyof typeof entries): Tile[] {
  const t = useTexts(requestTileTexts);
  const shown = mayEnter(useSession(), entries[owner]);
  const count = usePendingRequests(owner, shown);
  if (!shown) return [];
  return [
    {
      key: 'requests',
      icon: ListChecks,
      label: t.waiting,
      ...(count !== undefined && { count }),
      href: to[owner].requests(),
    },
  ];
}
