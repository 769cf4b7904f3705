import type { Access } from '../../kernel/endpoint.ts';

export const appAccess = ['meu-modelo'] as const;
type Act = 'Criar' | 'Editar' | 'Deletar' | 'Visualizar' | 'Finalizar';
/** HR's right to kits of admission or termination; which of the two a kit needs is asked by the act. */
export const hrMay = (act: Act) =>
  ({ roles: ['RH'], permission: [`RhAdmissao${act}`, `RhRescisao${act}`], appAccess }) as const satisfies Access;
/** Single papers are asked from the worker's folder. */
export const asksPaper = {
  roles: ['RH'],
  permission: ['RhDocumentoEmpregadoCriar'],
  appAccess: ['meu-modelo', 'docs-empregado'],
} as const satisfies Access;
/** HR's acts on a kit, or on a single paper that was asked. */
export const acts = (act: Act) =>
  ({
    roles: ['RH'],
    permission: [...hrMay(act).permission, 'RhDocumentoEmpregadoCriar'],
    appAccess: asksPaper.appAccess,
  }) as const satisfies Access;
export const reads = {
  roles: ['RH', 'GESTOR', 'EMPREGADO'],
  permission: [
    ...(['RhAdmissaoVisualizar', 'RhRescisaoVisualizar', 'RhDocumentoEmpregadoVisualizar'] as const),
    ...(['GestorAdmissaoVisualizar', 'GestorRescisaoVisualizar'] as const),
    ...(['TrabalhadorAdmissaoVisualizar', 'TrabalhadorRescisaoVisualizar'] as const),
    'TrabalhadorDocumentoPendenteVisualizar',
  ],
  appAccess: asksPaper.appAccess,
} as const satisfies Access;
export const judges = (act: 'Aprovar' | 'Negar') =>
  ({
    roles: ['RH', 'GESTOR'],
    permission: [
      ...([`RhAdmissao${act}`, `RhRescisao${act}`, 'RhDocumentoEmpregadoCriar'] as const),
      ...([`GestorAdmissao${act}`, `GestorRescisao${act}`] as const),
    ],
    appAccess: asksPaper.appAccess,
  }) as const satisfies Access;
