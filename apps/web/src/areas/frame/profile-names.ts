import type { Profile } from '@cracha/contract/access/roles.ts';
import type { ShellTexts } from './shell.messages.ts';

export function profileName(t: ShellTexts, profile: Profile): string {
  const names: Record<Profile, string> = {
    trabalhador: t.worker,
    rh: t.hr,
    gestor: t.manager,
    financeiro: t.finance,
    admin: t.platform,
    revendedor: t.reseller,
    assemat: t.association,
    assinante: t.signer,
  };
  return names[profile];
}
