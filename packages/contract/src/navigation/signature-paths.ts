import { at } from './address-of.ts';

/** The profiles in which who has a user signs: a worker, or staff named by their user. */
export type SigningProfile = 'rh' | 'gestor' | 'trabalhador';

/** What is signed, with a sign-in of its own for who has no user. */
export const signaturePaths = {
  /** In the profile in which the person is named. */
  document: (id: string, perfil: SigningProfile) => at('/signature/signature', { id, perfil }),
  /** The link of an invitation: the secret stands behind `#`, where no log gets it. */
  invited: (token: string) => `/signature/signature#t=${token}`,
  /** A candidate's admission; the secret of the link as there. */
  admission: (token: string) => `/signature/admissao#t=${token}`,
  /** The same document, to be read alone; without an id that of the signer's link. */
  file: (id?: string, perfil?: SigningProfile) => at('/signature/fileview', { id, perfil }),
} as const;
