import type { Errors } from '../../errors/error.ts';
import { said } from '../../kernel/said.ts';

export const admissionErrors = {
  ADMISSION_CPF_ACTIVE: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Este CPF já trabalha nesta empresa. Fale com o RH.',
      'This CPF works at this company already. Talk to HR.',
      'Este CPF ya trabaja en esta empresa. Habla con RR. HH.',
    ),
  },
  ADMISSION_TOO_YOUNG: {
    status: 422,
    kind: 'refusal',
    said: said(
      'A lei só permite trabalhar a partir dos 14 anos.',
      'The law allows work from the age of 14 on.',
      'La ley permite trabajar a partir de los 14 años.',
    ),
  },
  ADMISSION_APPRENTICE_ONLY: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Com 14 ou 15 anos a lei só permite aprendiz. Fale com o RH.',
      'At 14 or 15 the law allows apprentices only. Talk to HR.',
      'Con 14 o 15 años la ley solo permite aprendices. Habla con RR. HH.',
    ),
  },
  ADMISSION_LACKS: {
    status: 409,
    kind: 'refusal',
    said: said('Ainda falta responder: {total}.', 'Still to be answered: {total}.', 'Aún falta responder: {total}.'),
    bare: said('Ainda falta responder algo.', 'Something is still to be answered.', 'Aún falta responder algo.'),
  },
  PICTURE_TOO_SMALL: {
    status: 422,
    kind: 'refusal',
    said: said(
      'A foto é pequena demais para ler. Faça outra mais de perto ({min} pontos ou mais).',
      'The picture is too small to read. Take another one from closer ({min} pixels or more).',
      'La foto es demasiado pequeña para leer. Saca otra más de cerca ({min} puntos o más).',
    ),
  },
  DEPENDANT_AGE: {
    status: 422,
    kind: 'input',
    said: said(
      'A idade não combina com o parentesco. Confira a data.',
      'The age does not fit the kinship. Check the day.',
      'La edad no encaja con el parentesco. Revisa la fecha.',
    ),
  },
} as const satisfies Errors;
