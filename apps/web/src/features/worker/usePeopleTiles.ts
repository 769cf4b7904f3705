import { to } from '@cracha/contract/navigation/paths.ts';
import { CalendarOff, Users } from 'lucide-react';
import { mayEnter } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { Tile } from '#ui/staff/TileList.tsx';
import { usePeople, useTeam } from './people-tiles.api.ts';
import { peopleTileTexts } from './people-tiles.messages.ts';

/** HR: the contracts, as the list of workers counts them. */
export function usePeopleTiles(): Tile[] {
  const t = useTexts(peopleTileTexts);
  const shown = mayEnter(useSession(), { permissions: ['RhTrabalhadorVisualizar'], appAccess: ['trabalhador'] });
  const people = usePeople(shown)?.porSituacao;
  if (!shown) return [];
  const address = (query: string) => `${to.hr.workers()}?${query}`;
  return [
    {
      key: 'working',
      icon: Users,
      label: t.working,
      count: people && (people.ativo ?? 0),
      href: address('situacao=ativo'),
    },
    {
      key: 'away',
      icon: CalendarOff,
      label: t.away,
      count: people && (people.afastado ?? 0),
      href: address('situacao=afastado'),
    },
  ];
}

/** A manager's team: who is there and who is away, by the lists that hold them. */
export function useTeamTiles(): Tile[] {
  const t = useTexts(peopleTileTexts);
  const shown = mayEnter(useSession(), { permissions: ['GestorTrabalhadorVisualizar'], appAccess: ['trabalhador'] });
  const totals = useTeam(shown);
  if (!shown) return [];
  const address = (situacao: string) => `${to.manager.workers()}?situacao=${situacao}`;
  return [
    {
      key: 'people',
      icon: Users,
      label: t.teamPeople,
      // who left is no longer of the team
      count: totals && totals.total - (totals.porSituacao.desligado ?? 0),
      href: to.manager.workers(),
    },
    {
      key: 'away',
      icon: CalendarOff,
      label: t.teamAway,
      count: totals && (totals.porSituacao.afastado ?? 0),
      href: address('afastado'),
    },
  ];
}
