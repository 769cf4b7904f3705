import type { SupportRequest } from './support.queries.ts';

/** Who looks: the person helped while support acts for them. */
interface Reader {
  personId: string;
  profile: string;
  permissions: ReadonlySet<string>;
  supportGrantId: string | null;
}

type Act = 'liberar' | 'iniciar' | 'encerrar';

/** What may be done with a request: its person grants and ends, a supporter begins and ends what is not another's. */
export function supportActs(row: SupportRequest, actor: Reader): Act[] {
  const { status } = row;
  const open = status === 'aberta' || status === 'liberada' || status === 'emUso';
  const own = row.person_id === actor.personId;
  const may = (name: string) => actor.permissions.has(name);
  if (actor.supportGrantId || !open) return [];
  if (actor.profile !== 'admin') {
    const hr = actor.profile === 'rh';
    const grants = own && status === 'aberta' && (!hr || may('RhSuporteCriar'));
    return [...(grants ? ['liberar' as const] : []), ...(own ? ['encerrar' as const] : [])];
  }
  const mine = row.supporter_id === actor.personId;
  const begins = may('SuporteSessaoCriar') && status !== 'aberta' && (mine || row.supporter_id === null);
  const ends = (mine && may('SuporteSessaoFinalizar')) || may('AdminSuporteFinalizar');
  return [...(begins ? ['iniciar' as const] : []), ...(ends ? ['encerrar' as const] : [])];
}
