import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Choosing a worker. */
export const workerSearchTexts = defineTexts({
  worker: word.worker,
  hint: word.nameCpfOrRegistration,
  nothing: ['Ninguém com esse nome', 'Nobody by that name', 'Nadie con ese nombre'],
  change: word.change,
});
