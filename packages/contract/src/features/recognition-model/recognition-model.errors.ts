import type { Errors } from '../../errors/error.ts';
import { said } from '../../kernel/said.ts';

export const recognitionModelErrors = {
  MODEL_SAMPLE_GONE: {
    status: 409,
    kind: 'refusal',
    said: said(
      'A amostra deste modelo já foi excluída. Faça outro modelo, com outra amostra.',
      'This model’s sample is gone. Make another model, with another sample.',
      'La muestra de este modelo ya se borró. Haga otro modelo, con otra muestra.',
    ),
  },
  MODEL_READS_TOO_LITTLE: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Este modelo lê {n} de {total} documentos da amostra. São precisos 98 %.',
      'This model reads {n} of {total} documents of its sample. It takes 98 %.',
      'Este modelo lee {n} de {total} documentos de la muestra. Hace falta el 98 %.',
    ),
  },
} as const satisfies Errors;
