import type { Language } from '../kernel/wire.ts';
import type { ErrorKind } from './error.ts';

/** The heading over an error's message, by kind: what happened, in a few words. */
export const errorTitles: Record<Language, Record<ErrorKind, string>> = {
  'pt-BR': { refusal: 'Não foi possível', input: 'Confira os dados', bug: 'Algo deu errado' },
  'en-US': { refusal: 'Not possible', input: 'Check the details', bug: 'Something went wrong' },
  'es-ES': { refusal: 'No fue posible', input: 'Revisa los datos', bug: 'Algo salió mal' },
};
