import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  title: 'Guardar neste celular',
  lead: 'Seus últimos 12 recibos e o último informe de rendimentos abrem mesmo sem internet. Ficam cifrados, só neste aparelho.',
  ends: 'Somem quando você sai da conta, ou 30 dias depois da última atualização. Não ligue no celular de outra pessoa.',
  keeping: 'Guardando',
  kept: (receipts: number, statement: boolean) =>
    `${n(receipts, 'recibo', 'recibos')}${statement ? ' e o informe de rendimentos' : ''}`,
  since: (what: string, when: string) => `Guardado: ${what} · atualizado em ${when}`,
  gone: 'Nada mais está guardado neste celular',
  failed: 'Não deu para guardar neste celular. Tente de novo mais tarde.',
};

export type KeepTexts = TextsOf<typeof portuguese>;

export const keepTexts = defineTexts<KeepTexts>(portuguese, {
  'en-US': () => import('./keep.en-US.messages.ts'),
  'es-ES': () => import('./keep.es-ES.messages.ts'),
});
