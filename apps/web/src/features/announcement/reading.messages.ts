import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Comunicados',
  lead: 'O que o RH contou a você e à sua equipe.',
  backHome: 'Voltar ao início',
  back: 'Voltar aos comunicados',
  none: 'Nenhum comunicado',
  noneLead: 'Quando a empresa publicar um aviso, ele aparece aqui.',
  fresh: 'Novo',
  toConfirm: 'Confirme a leitura',
  confirmed: 'Leitura confirmada',
  pinned: 'Fixado',
  confirm: 'Li até o fim',
  confirmLead: 'Leia até o fim para confirmar.',
  more: 'Mostrar mais',
  until: (day: string) => `até ${day}`,
};

export type ReadingTexts = TextsOf<typeof portuguese>;

/** Announcements as their readers see them. */
export const readingTexts = defineTexts<ReadingTexts>(portuguese, {
  'en-US': () => import('./reading.en-US.messages.ts'),
  'es-ES': () => import('./reading.es-ES.messages.ts'),
});
