import type { SigningProfile } from '@cracha/contract/navigation/signature-paths.ts';

const profiles = ['trabalhador', 'rh', 'gestor'] as const satisfies readonly SigningProfile[];

/** The profile that an address names, to keep it in the next one. */
export function signerProfile(named: string | undefined): SigningProfile | undefined {
  return profiles.find(profile => profile === named);
}
