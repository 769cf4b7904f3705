import type { Errors } from '../../errors/error.ts';
import { said } from '../../kernel/said.ts';

export const kitErrors = {
  ADMISSION_INCOMPLETE: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Ainda faltam documentos: {lista}.',
      'Documents still missing: {lista}.',
      'Aún faltan documentos: {lista}.',
    ),
    bare: said('Ainda faltam documentos.', 'Documents are still missing.', 'Aún faltan documentos.'),
  },
  PAPER_NOT_ALLOWED: {
    status: 422,
    kind: 'refusal',
    said: said(
      'A lei não permite pedir isso: {regra}.',
      'The law does not allow asking for this: {regra}.',
      'La ley no permite pedir esto: {regra}.',
    ),
    bare: said(
      'A lei não permite pedir isso.',
      'The law does not allow asking for this.',
      'La ley no permite pedir esto.',
    ),
  },
  PAPER_NEEDS_REASON: {
    status: 422,
    kind: 'input',
    said: said(
      'Diga por que a função pede a certidão criminal.',
      'Say why the work needs a criminal record.',
      'Di por qué la función pide el certificado penal.',
    ),
  },
  SECOND_PERSON_NEEDED: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Outra pessoa do RH precisa confirmar.',
      'Another person of HR has to confirm it.',
      'Otra persona de RR. HH. tiene que confirmarlo.',
    ),
  },
  KIT_NOT_FOR_WORKER: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Este kit é de outra empresa, outra função ou outro regime.',
      'This kit is for another company, position or regime.',
      'Este kit es de otra empresa, otro cargo u otro régimen.',
    ),
  },
  PAPER_SIDES: {
    status: 422,
    kind: 'input',
    said: said('Envie a frente e o verso.', 'Send the front and the back.', 'Envía el frente y el dorso.'),
  },
} as const satisfies Errors;
