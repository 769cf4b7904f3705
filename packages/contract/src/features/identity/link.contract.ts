import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { givenText, id, idOf, instant } from '../../kernel/wire.ts';
import { ownCase } from './identity.schemas.ts';
import { anyRoles } from './platform-user.schemas.ts';

/** What the person proved the link with; `anterior`: it was there before links were accepted. */
export const acceptedBy = ['anterior', 'carta', 'convite', 'senhaProvisoria', 'provedor', 'plataforma'] as const;

const roles = z.array(z.enum(anyRoles));

export const ownLink = z.object({
  id,
  /** The access group, the association or the reseller; null: the platform itself. */
  grupo: z.nullable(z.string()),
  papeis: roles,
  ativo: z.boolean(),
  aceitoEm: instant,
  como: z.enum(acceptedBy),
});

/** Who says that one works there: legal name and CNPJ alone; null: the platform itself. */
export const ownClaim = z.object({
  id,
  empresa: z.nullable(z.string()),
  cnpj: z.nullable(z.string()),
  papeis: roles,
  desde: instant,
  /** A letter or an invitation is good until then. */
  codigoAte: z.nullable(instant),
});

/** How many claims are in sight at a time, however many there are. */
export const claimsInSight = 3;

const code = z.object({ codigo: givenText(60) });

/** The companies of one's account: which links are accepted, which are claimed, and whose the account is (our own calls). */
export const linkContract = {
  ownLinks: endpoint({
    method: 'GET',
    path: '/usuario/vinculos',
    summary:
      "One's links to companies: accepted ones, at most three claims, and whether somebody says the account is theirs.",
    access: 'signedIn',
    response: z.object({
      aceitos: z.array(ownLink),
      pedidos: z.array(ownClaim),
      /** The session proved the CPF: a claim is accepted without a code. */
      cpfProvado: z.boolean(),
      caso: z.nullable(ownCase),
    }),
    beforeGroup: true,
  }),
  acceptLink: endpoint({
    method: 'POST',
    path: '/usuario/vinculos/aceite',
    summary:
      "Accepts a claim, by the code of that company's letter or invitation, or by its id where the session proved the CPF.",
    access: 'signedIn',
    body: z.object({
      codigo: z.optional(z.string().check(z.maxLength(60))),
      idVinculo: z.optional(idOf('membership')),
    }),
    response: z.object({ papeis: roles, confirmar: z.array(z.enum(['celular', 'email', 'chaves'])) }),
    beforeGroup: true,
    ownTransactions: true,
  }),
  refuseLink: endpoint({
    method: 'POST',
    path: '/usuario/vinculos/:id/recusa',
    summary: 'Refuses a claim; the company may ask again after ninety days.',
    access: 'signedIn',
    params: z.object({ id: idOf('membership') }),
    responseKind: 'empty',
    beforeGroup: true,
  }),
  keepAccountAlone: endpoint({
    method: 'POST',
    path: '/usuario/conta/so-minha',
    summary: 'Ends every other way into the account, in a session that proved the CPF; all links stay.',
    access: 'signedIn',
    responseKind: 'empty',
    beforeGroup: true,
  }),
  objectToCase: endpoint({
    method: 'POST',
    path: '/usuario/conta/contestacao',
    summary: "Says 'it wasn't me' to who says that one's account is theirs.",
    access: 'signedIn',
    responseKind: 'empty',
    beforeGroup: true,
  }),
  objectByLink: endpoint({
    method: 'POST',
    path: '/usuario/conta/contestacao/link',
    summary: "Says 'it wasn't me' by the link of a notice.",
    access: 'public',
    body: code,
    responseKind: 'empty',
  }),
} satisfies Contract;
