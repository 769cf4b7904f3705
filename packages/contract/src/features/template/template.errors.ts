import type { Errors } from '../../errors/error.ts';
import { said } from '../../kernel/said.ts';

export const templateErrors = {
  TEMPLATE_INVALID: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Corrija o texto do modelo antes: {total} erros.',
      'Correct the text of the template first: {total} errors.',
      'Corrige antes el texto de la plantilla: {total} errores.',
    ),
    bare: said(
      'Corrija o texto do modelo antes.',
      'Correct the text of the template first.',
      'Corrige antes el texto de la plantilla.',
    ),
  },
  TEMPLATE_NOT_PUBLISHED: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Publique o modelo antes de gerar documentos.',
      'Publish the template before making documents.',
      'Publica la plantilla antes de generar documentos.',
    ),
  },
  TEMPLATE_VARIABLE_NOT_ALLOWED: {
    status: 403,
    kind: 'refusal',
    said: said(
      'Você não pode usar estas variáveis: {lista}.',
      'You may not use these variables: {lista}.',
      'No puedes usar estas variables: {lista}.',
    ),
    bare: said(
      'Você não pode usar uma das variáveis.',
      'You may not use one of the variables.',
      'No puedes usar una de las variables.',
    ),
  },
  TEMPLATE_TOO_LONG: {
    status: 422,
    kind: 'refusal',
    said: said(
      'O documento passa de {max} páginas.',
      'The document is longer than {max} pages.',
      'El documento pasa de {max} páginas.',
    ),
    bare: said(
      'O documento tem páginas demais.',
      'The document has too many pages.',
      'El documento tiene demasiadas páginas.',
    ),
  },
  TEMPLATE_ROW_AMBIGUOUS: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Este CPF tem mais de um vínculo. Escolha a pessoa na lista.',
      'This CPF has more than one employment. Choose the person in the list.',
      'Este CPF tiene más de un vínculo. Elige a la persona en la lista.',
    ),
  },
  TEMPLATE_VARIABLE_UNKNOWN: {
    status: 422,
    kind: 'input',
    said: said('Esta variável não existe.', 'There is no such variable.', 'Esta variable no existe.'),
  },
  TEMPLATE_FILTER_UNKNOWN: {
    status: 422,
    kind: 'input',
    said: said(
      'Este formato não serve para a variável.',
      'This format does not fit the variable.',
      'Este formato no sirve para la variable.',
    ),
  },
  TEMPLATE_CONDITION_BROKEN: {
    status: 422,
    kind: 'input',
    said: said(
      'Não entendemos esta condição.',
      'We do not understand this condition.',
      'No entendemos esta condición.',
    ),
  },
  TEMPLATE_TAG_BROKEN: {
    status: 422,
    kind: 'input',
    said: said(
      'Falta fechar as chaves, ou há algo a mais entre elas.',
      'The braces are not closed, or there is too much between them.',
      'Falta cerrar las llaves, o sobra algo entre ellas.',
    ),
  },
  TEMPLATE_LOOP_UNAVAILABLE: {
    status: 422,
    kind: 'input',
    said: said(
      'Repetições ainda não estão disponíveis.',
      'Repetitions are not available yet.',
      'Las repeticiones aún no están disponibles.',
    ),
  },
  TEMPLATE_BLOCK_OPEN: {
    status: 422,
    kind: 'input',
    said: said('Esta condição não foi fechada.', 'This condition is not closed.', 'Esta condición no se cerró.'),
  },
  TEMPLATE_BLOCK_CLOSED: {
    status: 422,
    kind: 'input',
    said: said(
      'Esta condição fecha sem ter começado.',
      'This condition ends without a beginning.',
      'Esta condición termina sin haber empezado.',
    ),
  },
  TEMPLATE_BLOCK_CROSSED: {
    status: 422,
    kind: 'input',
    said: said(
      'Feche a condição onde ela começou.',
      'Close the condition where it began.',
      'Cierra la condición donde empezó.',
    ),
  },
  TEMPLATE_PICTURE_UNKNOWN: {
    status: 422,
    kind: 'input',
    said: said(
      'Esta imagem não está no modelo.',
      'This picture is not in the template.',
      'Esta imagen no está en la plantilla.',
    ),
  },
  TEMPLATE_FIELD_MISSING: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Faltam dados do trabalhador para este modelo: {lista}.',
      'Worker data missing for this template: {lista}.',
      'Faltan datos del trabajador para este modelo: {lista}.',
    ),
    bare: said(
      'Faltam dados do trabalhador para este modelo.',
      'Worker data missing for this template.',
      'Faltan datos del trabajador para este modelo.',
    ),
  },
} as const satisfies Errors;
