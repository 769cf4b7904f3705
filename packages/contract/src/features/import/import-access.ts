import type { Access } from '../../kernel/endpoint.ts';

/** HR that may look at imports, and at both desks. */
export const seesImports = {
  roles: ['RH'],
  permission: ['RhImportacaoVisualizar'],
  appAccess: ['importacao'],
} as const satisfies Access;

/** HR that decides what becomes of them. */
export const changesImports = {
  roles: ['RH'],
  permission: ['RhImportacaoEditar'],
  appAccess: ['importacao'],
} as const satisfies Access;
