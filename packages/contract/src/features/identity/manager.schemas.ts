import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import { day, id, requiredText, searchText } from '../../kernel/wire.ts';
import { approvedKinds } from '../approver-profile/approver-profile.schemas.ts';
import { newPerson, userStates } from './group-user.schemas.ts';

/** What may be done with a manager; sent with each row. */
export const managerActs = ['editar', 'excluir', 'substituir', 'cobertura'] as const;

export const managerQuery = z.object({
  ...cursorQuery,
  pesquisa: searchText,
  situacao: z.optional(z.enum(['ativos', 'desativados'], 'INVALID_OPTION')),
});

/** Who stands in, from a day until a day; both count. */
const cover = z.object({
  id,
  gestor: z.nullable(z.string()),
  substituto: z.nullable(z.string()),
  de: day,
  ate: day,
  /** For these kinds of request alone; null: all. */
  tipos: z.nullable(z.array(z.enum(approvedKinds))),
  agora: z.boolean(),
  can: z.array(z.enum(['encerrar'])),
});

const row = {
  /** Of the role, not of the person. */
  id,
  idUsuario: id,
  nome: z.string(),
  cpf: z.nullable(z.string()),
  situacao: z.enum(userStates),
  ativo: z.boolean(),
  /** Null: not the reader's to know. */
  pessoas: z.nullable(z.int()),
  /** Of all the access group. */
  todas: z.boolean(),
  substituto: z.nullable(z.string()),
  proprio: z.boolean(),
  can: z.array(z.enum(managerActs)),
};
export const managerRow = z.object(row);

const department = z.object({ idEmpresa: id, nome: requiredText(120) });
/** What is looked after: all of the access group, or companies, departments and named workers side by side; nothing is nobody. */
export const managerScope = {
  todas: z.boolean(),
  empresas: z.array(id).check(z.maxLength(2000)),
  lotacoes: z.array(department).check(z.maxLength(500)),
  trabalhadores: z.array(id).check(z.maxLength(2000)),
};

export const managerRecord = z.object({
  ...row,
  email: z.nullable(z.string()),
  celular: z.nullable(z.string()),
  idPerfil: id,
  perfil: z.string(),
  /** The profile lets them see the pay of their people. */
  veSalario: z.boolean(),
  escopo: z.object({
    todas: z.boolean(),
    empresas: z.array(z.object({ id, nome: z.string(), pessoas: z.int() })),
    lotacoes: z.array(z.object({ idEmpresa: id, empresa: z.string(), nome: z.string(), pessoas: z.int() })),
    trabalhadores: z.array(z.object({ id, nome: z.string(), empresa: z.string() })),
  }),
  coberturas: z.array(cover),
  /** Their seats: the profile of approvers and the step. */
  aprovacoes: z.array(z.object({ perfil: z.string(), etapa: z.string(), posicao: z.int() })),
});

export const newManager = z.object({ ...newPerson, idPerfil: id, ...managerScope });
export const managerForm = z.object({ idPerfil: id, ativo: z.boolean(), ...managerScope });

export const coverForm = z.object({
  ...{ idSubstituto: id, de: day, ate: day },
  /** Which kinds of request the stand-in decides; left out or null: all. They see the people either way. */
  tipos: z.optional(
    z.nullable(
      z.array(z.enum(approvedKinds, 'INVALID_OPTION')).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(20)),
    ),
  ),
});
export const replaceForm = z.object({ idNovo: id, confirmado: z.optional(z.boolean()) });

export const managerOptions = z.object({
  empresas: z.array(z.object({ id, nome: z.string(), pessoas: z.int() })),
  lotacoes: z.array(z.object({ idEmpresa: id, empresa: z.string(), nome: z.string(), pessoas: z.int() })),
});
