import { defineTexts } from '#kernel/base/texts.ts';

/** What homes say of imports. */
export const importTileTexts = defineTexts({
  running: ['Importações em andamento', 'Imports in progress', 'Importaciones en curso'],
  waiting: ['Documentos para conferir', 'Documents to check', 'Documentos por revisar'],
  ready: ['Importações prontas para liberar', 'Imports ready to release', 'Importaciones listas para liberar'],
  failed: ['Importações com erro', 'Failed imports', 'Importaciones con error'],
});
