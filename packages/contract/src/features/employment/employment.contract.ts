import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { id, instant } from '../../kernel/wire.ts';

/** `tipo` is the document type code 0–9 (receipts document, 'Import'); `competencia` is `MM/YYYY`. */
const employmentFile = z.object({
  id,
  nome: z.string(),
  tipo: z.int(),
  tamanho: z.int(),
  competencia: z.nullable(z.string()),
  criadoEm: instant,
  assinado: z.boolean(),
});

/** The files of an employment (calls 85 and 86). All of it is planned. */
export const employmentContract = {
  employmentFiles: endpoint({
    method: 'GET',
    path: '/Empregado/CarregarArquivoEmpregado/:idEmpregado/:tipo',
    summary: 'The files of an employment by document type; 0 is all types.',
    access: { roles: ['EMPREGADO', 'RH'], permission: ['RhDocumentoEmpregadoVisualizar'] },
    params: z.object({ idEmpregado: id, tipo: z.string().check(z.regex(/^\d$/, 'INVALID_OPTION')) }),
    response: z.array(employmentFile),
    planned: true,
  }),
  downloadEmploymentFile: endpoint({
    method: 'GET',
    path: '/empregado/downloadarquivo/:idEmpregado/:id',
    summary: 'The bytes of a file of an employment; counts as one download.',
    access: { roles: ['EMPREGADO', 'RH'], permission: ['RhDocumentoEmpregadoDownload'] },
    params: z.object({ idEmpregado: id, id }),
    responseKind: 'file',
    planned: true,
  }),
} satisfies Contract;
