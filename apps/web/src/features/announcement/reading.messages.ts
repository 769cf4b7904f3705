import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Announcements as their readers see them. */
export const readingTexts = defineTexts({
  title: word.announcements,
  lead: [
    'O que o RH contou a você e à sua equipe.',
    'What HR told you and your team.',
    'Lo que RR. HH. te contó a ti y a tu equipo.',
  ],
  backHome: ['Voltar ao início', 'Back to home', 'Volver al inicio'],
  back: ['Voltar aos comunicados', 'Back to announcements', 'Volver a los comunicados'],
  none: ['Nenhum comunicado', 'No announcements', 'No hay comunicados'],
  noneLead: [
    'Quando a empresa publicar um aviso, ele aparece aqui.',
    'When the company publishes a notice, it appears here.',
    'Cuando la empresa publique un aviso, aparecerá aquí.',
  ],
  fresh: word.fresh,
  toConfirm: ['Confirme a leitura', 'Confirm that you read it', 'Confirma la lectura'],
  confirmed: ['Leitura confirmada', 'Reading confirmed', 'Lectura confirmada'],
  pinned: ['Fixado', 'Pinned', 'Fijado'],
  confirm: ['Li até o fim', 'I read it to the end', 'Lo leí hasta el final'],
  confirmLead: ['Leia até o fim para confirmar.', 'Read to the end to confirm.', 'Lee hasta el final para confirmar.'],
  until: [(day: string) => `até ${day}`, day => `until ${day}`, day => `hasta ${day}`],
});
