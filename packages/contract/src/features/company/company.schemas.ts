import * as z from 'zod/mini';
import { flag, id, instant, orderBy, requiredText, searchText } from '../../kernel/wire.ts';

const timeClockKind = z.enum(['pdf', 'manual', 'registro', 'fopag'], 'INVALID_OPTION');

const address = z.object({
  cep: z.nullable(z.string()),
  logradouro: z.nullable(z.string()),
  numero: z.nullable(z.string()),
  complemento: z.nullable(z.string()),
  bairro: z.nullable(z.string()),
  municipio: z.nullable(z.string()),
  uf: z.nullable(z.string()),
});

/** A row of the unpaged lists for choosers. `versaoCompleta` (which receipt its workers see) and `versao` are HR's alone. */
export const companyChoice = z.object({
  id,
  cnpj: z.string(),
  razaoSocial: z.string(),
  nomeFantasia: z.string(),
  ativo: z.boolean(),
  versaoCompleta: z.optional(z.boolean()),
  versao: z.optional(z.int()),
});

export const company = z.object({
  id,
  cnpj: z.string(),
  razaoSocial: z.string(),
  nomeFantasia: z.string(),
  matriz: z.boolean(),
  idMatriz: z.nullable(id),
  cnae: z.nullable(z.string()),
  ativo: z.boolean(),
  email: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  endereco: z.nullable(address),
  totalEmpregados: z.int(),
});

export const savedCompany = z.extend(company, { versao: z.int() });

const companyConfig = z.object({
  versaoCompleta: z.boolean(),
  aprovacaoEspelho: z.boolean(),
  flagAprovacao: z.boolean(),
  comFluxo: z.boolean(),
  tipoPonto: timeClockKind,
  qrCode: z.boolean(),
  visibilidade: z.object({ recibo: z.boolean(), beneficio: z.boolean(), informe: z.boolean(), ponto: z.boolean() }),
  appAcessos: z.array(z.string()),
});

/** `config` is HR's alone. */
export const openedCompany = z.extend(savedCompany, { config: z.optional(companyConfig) });

export const companyListQuery = z.object({
  pesquisa: searchText,
  orderBy: orderBy('nomeFantasia', 'razaoSocial', 'cnpj', 'totalEmpregados'),
  ativo: z.optional(flag),
});

export const companyForm = z.object({
  cnpj: requiredText(20),
  razaoSocial: requiredText(120),
  nomeFantasia: requiredText(120),
  matriz: z.boolean(),
  idMatriz: z.optional(z.nullable(id)),
  cnae: z.optional(z.nullable(z.string().check(z.maxLength(10)))),
  email: z.nullable(z.string().check(z.maxLength(200))),
  telefone: z.nullable(z.string().check(z.maxLength(40))),
  endereco: z.nullable(address),
  ativo: z.boolean(),
  versao: z.optional(z.int()),
});

/**
 * Every field is optional: what is left out stays as it is. Switching `visibilidade` asks once: without `confirmado` the answer is
 * CONFIRMATION_REQUIRED with data {total, ganham, perdem}: how many documents, how many people gain and lose the sight of one.
 */
export const configForm = z.object({
  versaoCompleta: z.optional(z.boolean()),
  qrCode: z.optional(z.boolean()),
  aprovacaoEspelho: z.optional(z.boolean()),
  flagAprovacao: z.optional(z.boolean()),
  comFluxo: z.optional(z.boolean()),
  tipoPonto: z.optional(timeClockKind),
  visibilidade: z.optional(
    z.object({
      recibo: z.optional(z.boolean()),
      beneficio: z.optional(z.boolean()),
      informe: z.optional(z.boolean()),
      ponto: z.optional(z.boolean()),
    }),
  ),
  appAcessos: z.optional(z.record(z.string(), z.boolean())),
  confirmado: z.optional(z.boolean()),
  versao: z.optional(z.int()),
});
export const savedConfig = z.extend(companyConfig, { versao: z.int() });

export const companyUserForm = z.object({
  idUsuarioEmpresa: z.optional(id),
  idEmpresa: id,
  nome: requiredText(120),
  cpf: requiredText(20),
  email: z.string().check(z.maxLength(200)),
  celular: z.string().check(z.maxLength(40)),
  role: z.enum(['RH', 'GESTOR', 'FINANCEIRO'], 'INVALID_OPTION'),
  idPerfilAcesso: z.optional(id),
});

export const companyDocuments = z.array(
  z.object({
    id,
    nome: z.string(),
    tipo: z.string(),
    tamanho: z.int(),
    criadoEm: instant,
    venceEm: z.nullable(instant),
    assinaturas: z.object({ total: z.int(), feitas: z.int() }),
    status: z.string(),
  }),
);

export const headcounts = z.array(
  z.object({ idEmpresa: id, total: z.int(), ativos: z.int(), afastados: z.int(), desligados: z.int() }),
);

/** The access group's receipt settings: defaults of its companies. */
export const receiptSettings = z.object({
  versaoCompleta: z.boolean(),
  qrCode: z.boolean(),
  exigeConcordancia: z.boolean(),
  diasParaResponder: z.nullable(z.int()),
  mensagemPadrao: z.nullable(z.string()),
  campos: z.array(z.object({ campo: z.string(), nome: z.string(), ordem: z.int(), visivel: z.boolean() })),
});
