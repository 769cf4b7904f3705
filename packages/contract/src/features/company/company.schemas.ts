import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
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

/** A row of the unpaged lists for choosers. `matriz`, `versaoCompleta` (which receipt its workers see) and `versao` are HR's alone. */
export const companyChoice = z.object({
  id,
  cnpj: z.string(),
  razaoSocial: z.string(),
  nomeFantasia: z.string(),
  ativo: z.boolean(),
  matriz: z.optional(z.boolean()),
  versaoCompleta: z.optional(z.boolean()),
  versao: z.optional(z.int()),
});

/** What may be done with a company; sent with each. */
export const companyActs = ['editar', 'configurar', 'ativar', 'desativar', 'excluir', 'usuarios'] as const;

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
  /** The logo's name in the store; its bytes are at `/Empresa/{id}/logo`. */
  logo: z.nullable(z.string()),
  endereco: z.nullable(address),
  /** Every employment, ended ones included. */
  totalEmpregados: z.int(),
  can: z.array(z.enum(companyActs)),
});

export const savedCompany = z.extend(company, { versao: z.int() });

const companyConfig = z.object({
  versaoCompleta: z.boolean(),
  aprovacaoEspelho: z.boolean(),
  flagAprovacao: z.boolean(),
  comFluxo: z.boolean(),
  tipoPonto: timeClockKind,
  qrCode: z.boolean(),
  /** Workers hear of what is published by SMS, too; the e-mail takes the PDF along. */
  avisoSms: z.boolean(),
  anexaPdf: z.boolean(),
  visibilidade: z.object({ recibo: z.boolean(), beneficio: z.boolean(), informe: z.boolean(), ponto: z.boolean() }),
  appAcessos: z.array(z.string()),
});

/** `config` is HR's alone, and what the plan grants (`appContratados`) with it. */
export const openedCompany = z.extend(savedCompany, {
  nomeMatriz: z.nullable(z.string()),
  totalFiliais: z.int(),
  config: z.optional(companyConfig),
  appContratados: z.optional(z.array(z.string())),
});

export const companyListQuery = z.object({
  ...cursorQuery,
  /** Part of a name, or of a CNPJ with or without punctuation. */
  pesquisa: searchText,
  orderBy: orderBy('nomeFantasia', 'razaoSocial', 'cnpj', 'totalEmpregados'),
  ativo: z.optional(flag),
  /** Only the branches of a head office. */
  idMatriz: z.optional(id),
});

/** `ativo` itself doesn't narrow them. */
export const companyTotals = z.object({
  total: z.int(),
  ativas: z.int(),
  inativas: z.int(),
  podeCadastrar: z.boolean(),
});
export const companyTotalsQuery = z.object({ pesquisa: searchText });

/** What is known of a CEP: of its place and street as somebody in the scope wrote them, or of its state alone. */
export const cepAddress = z.object({
  cep: z.string(),
  logradouro: z.nullable(z.string()),
  bairro: z.nullable(z.string()),
  municipio: z.nullable(z.string()),
  municipioIbge: z.nullable(z.string()),
  uf: z.nullable(z.string()),
});

const line = z._default(z.nullable(z.string().check(z.maxLength(200))), null);
/** As typed: each field is checked by `company-check.ts`. */
const addressForm = z.object({
  cep: line,
  logradouro: line,
  numero: line,
  complemento: line,
  bairro: line,
  municipio: line,
  uf: line,
});

export const companyForm = z.object({
  cnpj: requiredText(30),
  razaoSocial: requiredText(120),
  nomeFantasia: requiredText(120),
  matriz: z.boolean('REQUIRED_FIELD'),
  idMatriz: z.optional(z.nullable(id)),
  cnae: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  email: line,
  telefone: line,
  endereco: z._default(z.nullable(addressForm), null),
  /** Left out: a new one is active, another one as it is. */
  ativo: z.optional(z.boolean()),
  /** A data URL (PNG or JPEG), the name of the logo there is, or null for none; left out: as it is. */
  logo: z.optional(z.nullable(z.string())),
  versao: z.optional(z.int()),
});

/**
 * Every field is optional: what is left out stays as it is. Switching `visibilidade` asks once: without `confirmado` the answer is
 * CONFIRMATION_REQUIRED with data {total, ganham, perdem}: how many documents, how many people gain and lose the sight of one.
 */
export const configForm = z.object({
  versaoCompleta: z.optional(z.boolean()),
  qrCode: z.optional(z.boolean()),
  avisoSms: z.optional(z.boolean()),
  anexaPdf: z.optional(z.boolean()),
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
