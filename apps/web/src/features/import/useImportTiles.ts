import { to } from '@cracha/contract/navigation/paths.ts';
import { CircleAlert, FileUp, LoaderCircle, SquareCheck } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { Tile } from '#ui/staff/TileList.tsx';
import { useImportTotals } from './import.api.ts';
import { importTileTexts } from './import-tiles.messages.ts';

/** What waits of imports, for who may see them. */
export function useImportTiles(): Tile[] {
  const t = useTexts(importTileTexts);
  const shown = useCan()('RhImportacaoVisualizar');
  const counts = useImportTotals(shown).data;
  if (!shown) return [];
  const address = (situacao: string) => `${to.hr.imports()}?situacao=${situacao}`;
  return [
    {
      key: 'waiting',
      icon: SquareCheck,
      label: t.waiting,
      count: counts?.documentosParaConferir,
      href: address('paraConferir'),
    },
    {
      key: 'ready',
      icon: FileUp,
      label: t.ready,
      count: counts?.porSituacao.prontaParaLiberar,
      href: address('prontaParaLiberar'),
    },
    {
      key: 'failed',
      icon: CircleAlert,
      label: t.failed,
      count: counts?.porSituacao.comErro,
      bad: true,
      href: address('comErro'),
    },
    {
      key: 'running',
      icon: LoaderCircle,
      label: t.running,
      count: counts && (counts.porSituacao.lendo ?? 0) + (counts.porSituacao.naFila ?? 0),
      href: address('emAndamento'),
    },
  ];
}
