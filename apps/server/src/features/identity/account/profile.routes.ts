import type { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Handlers } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { photoOf } from './person-in-reach.queries.ts';
import { type ProfileServices, saveProfile } from './save-profile.ts';

export interface ProfileRouteServices extends ProfileServices {
  files: Pick<FileStore, 'put' | 'open'>;
}

/** One's own profile, or with permission another's (call-semantics 27). */
export function profileHandlers(services: ProfileRouteServices) {
  return {
    saveProfile: ({ body, by, inOwnTransaction }) => saveProfile(services, body, by, inOwnTransaction),
    photo: async ({ tx, params }) => {
      const photo = (await photoOf(tx, params.id)) ?? refuse('NOT_FOUND');
      const content = await services.files.open(photo);
      return { content, contentType: 'image/png', name: 'foto.png', inline: true };
    },
  } satisfies Handlers<typeof identityContract>;
}
