import type { AccessProfile } from '../access-profile.api.ts';
import type { UsersTexts } from '../users.messages.ts';

/** The name of a profile with whom it is for: the product's two are called alike. */
export function profileLabel(profile: Pick<AccessProfile, 'nome' | 'tipo' | 'padrao'>, t: UsersTexts): string {
  return `${profile.padrao ? t.productProfile : profile.nome} (${t[profile.tipo]})`;
}
