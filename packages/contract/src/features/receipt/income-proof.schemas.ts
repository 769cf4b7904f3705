import * as z from 'zod/mini';
import { centavos, day, id, instant, month, year } from '../../kernel/wire.ts';

/** What a worker may show of an employment, beside the name and the employer. */
export const proofFields = [
  'mediaLiquida',
  'mediaBruta',
  'ultimoLiquido',
  'cargo',
  'admissao',
  'situacao',
  'cpf',
] as const;
export type ProofField = (typeof proofFields)[number];

/** How many days a link may hold. */
export const proofDays = [7, 15, 30] as const;

/** The values that are shown; what was not chosen is left out. */
export const proofValues = z.object({
  mediaLiquida: z.optional(centavos),
  mediaBruta: z.optional(centavos),
  ultimoLiquido: z.optional(centavos),
  cargo: z.optional(z.string()),
  admissao: z.optional(day),
  situacao: z.optional(z.enum(['ativo', 'desligado'])),
  cpf: z.optional(z.string()),
});
export type ProofValues = z.output<typeof proofValues>;

const shown = {
  nome: z.string(),
  empresa: z.string(),
  cnpj: z.string(),
  valores: proofValues,
  /** The months that an average is of, newest first. */
  meses: z.array(z.object({ mes: month, ano: year })),
};

/** Of each employment all that could be shown, with its value now. */
export const proofOptions = z.array(z.object({ idEmpregado: id, ...shown }));

export const proofForm = z.object({
  idEmpregado: id,
  campos: z.array(z.enum(proofFields, 'INVALID_OPTION')).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(7)),
  dias: z.union([z.literal(7), z.literal(15), z.literal(30)], 'INVALID_OPTION'),
});

export const proofItem = z.object({
  id,
  ...shown,
  criadoEm: instant,
  venceEm: instant,
  revogadoEm: z.nullable(instant),
  situacao: z.enum(['valido', 'vencido', 'revogado']),
  acessos: z.int(),
  ultimoAcesso: z.nullable(instant),
});

/** Told once: the link is kept nowhere. `pdf` is the file in base64. */
export const newProof = z.object({ comprovante: proofItem, codigo: z.string(), endereco: z.string(), pdf: z.string() });

export const proofAccess = z.object({ em: instant, ip: z.nullable(z.string()), navegador: z.nullable(z.string()) });

export const publicProof = z.discriminatedUnion('situacao', [
  z.object({ situacao: z.literal('autentico'), ...shown, criadoEm: instant, venceEm: instant }),
  z.object({ situacao: z.literal('indisponivel') }),
]);
