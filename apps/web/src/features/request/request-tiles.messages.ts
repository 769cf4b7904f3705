import { defineTexts } from '#kernel/base/texts.ts';

/** What homes say of requests. */
export const requestTileTexts = defineTexts({
  waiting: ['Pedidos esperando você', 'Requests waiting for you', 'Solicitudes que te esperan'],
});
