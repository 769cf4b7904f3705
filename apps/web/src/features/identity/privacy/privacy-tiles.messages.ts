import { defineTexts } from '#kernel/base/texts.ts';

/** What homes say of requests about personal data. */
export const privacyTileTexts = defineTexts({
  dataRequests: ['Pedidos sobre dados pessoais', 'Requests about personal data', 'Solicitudes sobre datos personales'],
});
