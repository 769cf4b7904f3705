import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** What is typed and not saved yet. */
export const draftTexts = defineTexts({
  discard: word.discard,
  undo: word.undo,
  keptAt: [
    (time: string) => `Rascunho guardado às ${time}`,
    time => `Draft kept at ${time}`,
    time => `Borrador guardado a las ${time}`,
  ],
  recovered: [
    'Recuperamos o que você tinha escrito.',
    'We recovered what you had written.',
    'Recuperamos lo que habías escrito.',
  ],
  changedSince: [
    'O registro mudou desde então: confira antes de salvar.',
    'The record has changed since then: check before you save.',
    'El registro cambió desde entonces: revisa antes de guardar.',
  ],
  discarded: ['Rascunho descartado', 'Draft discarded', 'Borrador descartado'],
  notKept: [
    'Não deu para guardar o rascunho neste navegador.',
    'The draft could not be kept in this browser.',
    'No se pudo guardar el borrador en este navegador.',
  ],
  keepAndLeave: ['Guardar rascunho e sair', 'Keep draft and leave', 'Guardar borrador y salir'],
  keptFor: [
    'Guardado, o rascunho fica neste navegador por 7 dias, só para você.',
    'Kept, the draft stays in this browser for 7 days, only for you.',
    'Guardado, el borrador queda en este navegador por 7 días, solo para ti.',
  ],
  keptEverywhere: [
    'Guardado, o rascunho fica na sua conta por 30 dias, só para você: abra em qualquer aparelho.',
    'Kept, the draft stays in your account for 30 days, only for you: open it on any device.',
    'Guardado, el borrador queda en tu cuenta por 30 días, solo para ti: ábrelo en cualquier dispositivo.',
  ],
  elsewhere: [
    'Há um rascunho mais novo, de outro aparelho.',
    'There is a newer draft from another device.',
    'Hay un borrador más nuevo, de otro dispositivo.',
  ],
  useIt: ['Usar esse', 'Use that one', 'Usar ese'],
  lost: [
    'O que você escreveu ainda não foi salvo e vai se perder.',
    'What you wrote is not saved yet and will be lost.',
    'Lo que escribiste aún no está guardado y se perderá.',
  ],
});
