import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { idParams } from '../../kernel/wire.ts';

/** A face, wherever somebody is named. */
export const photoCalls = {
  photo: endpoint({
    method: 'GET',
    path: '/usuario/:id/imagem',
    summary: 'The photo of oneself, or of somebody one has to do with.',
    access: 'signedIn',
    params: idParams('person'),
    responseKind: 'file',
    forSupport: true,
  }),
} satisfies Contract;
