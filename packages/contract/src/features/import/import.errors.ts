import type { Errors } from '../../errors/error.ts';
import { said } from '../../kernel/said.ts';

export const importErrors = {
  IMPORT_DUPLICATE_FILE: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Este arquivo já foi importado em {data}.',
      'This file was already imported on {data}.',
      'Este archivo ya se importó el {data}.',
    ),
    bare: said('Este arquivo já foi importado.', 'This file was already imported.', 'Este archivo ya se importó.'),
  },
  IMPORT_HAS_DOUBTS: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Ainda há {n} documentos para conferir.',
      '{n} documents still need checking.',
      'Aún hay {n} documentos por revisar.',
    ),
    bare: said(
      'Ainda há documentos para conferir.',
      'Some documents still need checking.',
      'Aún hay documentos por revisar.',
    ),
  },
  IMPORT_SUMS_UNCONFIRMED: {
    status: 409,
    kind: 'refusal',
    said: said(
      'O arquivo não traz totais: confirme as somas na mesa de liberação antes de publicar.',
      'The file prints no totals: confirm the sums at the release desk before publishing.',
      'El archivo no trae totales: confirma las sumas en la mesa de liberación antes de publicar.',
    ),
  },
  IMPORT_COLUMNS_MISSING: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Não encontramos as colunas: {lista}.',
      'Columns not found: {lista}.',
      'No encontramos las columnas: {lista}.',
    ),
    bare: said('Faltam colunas no arquivo.', 'Columns are missing in the file.', 'Faltan columnas en el archivo.'),
  },
  IMPORT_ROWS_REFUSED: {
    status: 422,
    kind: 'refusal',
    said: said(
      '{n} linhas com problema. Nada foi gravado.',
      '{n} lines with problems. Nothing was saved.',
      '{n} líneas con problemas. No se guardó nada.',
    ),
  },
  RELEASE_NOBODY_ELSE: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Só você pode liberar. Quem cuida dos usuários dá a outra pessoa do RH a edição de importações em todas as empresas, e ela confirma.',
      'Only you may release. Whoever looks after the users gives another person of HR the editing of imports in all companies, and that person confirms.',
      'Solo tú puedes liberar. Quien se ocupa de los usuarios da a otra persona de RR. HH. la edición de importaciones en todas las empresas, y ella confirma.',
    ),
  },
  SECOND_PERSON_REQUIRED: {
    status: 403,
    kind: 'refusal',
    said: said('Outra pessoa precisa liberar.', 'Another person must release this.', 'Otra persona debe liberarlo.'),
  },
} as const satisfies Errors;
