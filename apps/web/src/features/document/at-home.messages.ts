import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';

/** Documents on the homes. */
export const atHomeTexts = defineTexts({
  waiting: [
    (count: number) => `${pt(count, 'documento', 'documentos')} para você`,
    count => `${en(count, 'document', 'documents')} for you`,
    count => `${es(count, 'documento', 'documentos')} para ti`,
  ],
  lead: [
    'Para assinar ou dizer que está ciente',
    'To sign or to acknowledge',
    'Para firmar o decir que estás al tanto',
  ],
});
