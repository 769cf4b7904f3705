import type { linkContract } from '@cracha/contract/features/identity/link.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { OwnLink } from './link.queries.ts';

type Links = ResponseSent<(typeof linkContract)['ownLinks']>;

const hows = {
  before: 'anterior',
  letter: 'carta',
  invitation: 'convite',
  provisionalPassword: 'senhaProvisoria',
  provider: 'provedor',
  platform: 'plataforma',
} as const;

/** An accepted link; nothing where it is not. */
export function presentAccepted(link: OwnLink): Links['aceitos'] {
  if (!link.accepted_at) return [];
  return [
    {
      id: link.id,
      grupo: link.group_name,
      papeis: link.roles,
      ativo: link.enabled,
      aceitoEm: link.accepted_at.toISOString(),
      como: hows[link.accepted_how ?? 'before'],
    },
  ];
}

/** Of who claims the company's legal name and CNPJ, and nothing else. */
export function presentClaim(link: OwnLink): Links['pedidos'][number] {
  return {
    id: link.id,
    empresa: link.legal_name,
    cnpj: link.cnpj,
    papeis: link.roles,
    desde: link.created_at.toISOString(),
    codigoAte: link.letter_until?.toISOString() ?? null,
  };
}
