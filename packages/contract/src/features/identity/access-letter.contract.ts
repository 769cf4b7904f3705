import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { day, givenText, id, instant, searchText } from '../../kernel/wire.ts';
import { tokenAnswer } from './identity.schemas.ts';

const issues = { roles: ['RH'], permission: ['RhTrabalhadorEditar'] } as const;

/** `cartaAte`: a letter is good until then; `temNascimento`: HR need not tell the birth date that proves the person. */
const worker = z.object({
  idUsuario: id,
  nome: z.string(),
  matricula: z.string(),
  empresa: z.string(),
  temNascimento: z.boolean(),
  cartaAte: z.nullable(instant),
});

const letter = z.object({
  idUsuario: id,
  nome: z.string(),
  matricula: z.string(),
  empresa: z.string(),
  codigo: z.string(),
  expiraEm: instant,
});

/** `cartas`: the letters of other companies of the same person, typed beside it. */
const given = z.object({
  codigo: givenText(40),
  cpf: givenText(20),
  dataNascimento: day,
  cartas: z.optional(z.array(givenText(40)).check(z.maxLength(10))),
  Token: z.optional(z.string().check(z.maxLength(4000))),
});

/** livre: the letter sets a password now. aguarda: until then somebody may object. contestada: two persons of the platform decide. */
export const letterCase = z.object({
  situacao: z.enum(['livre', 'aguarda', 'contestada']),
  ate: z.nullable(instant),
});

/** The letter of HR: the first access of who has no e-mail, by a printed code (our own calls). */
export const accessLetterContract = {
  workersWithoutAccess: endpoint({
    method: 'GET',
    path: '/usuario/cartas-acesso/:page/:size?',
    summary: 'The workers of the scope whose link waits for them, by name.',
    access: issues,
    params: pageParams(defaultPageSize.staff),
    query: z.object({ search: searchText }),
    response: pageOf(worker),
  }),
  issueAccessLetters: endpoint({
    method: 'POST',
    path: '/usuario/cartas-acesso',
    summary: 'A code of thirty days for each of the chosen workers, shown once; a new one ends the former.',
    access: issues,
    body: z.object({
      itens: z
        .array(z.object({ idUsuario: id, dataNascimento: z.optional(day) }))
        .check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(100)),
    }),
    response: z.array(letter),
  }),
  useAccessLetter: endpoint({
    method: 'POST',
    path: '/usuario/cartas-acesso/entrada',
    summary: 'Exchanges code, CPF and birth date for a token that may set a password and nothing else.',
    access: 'public',
    body: given,
    response: tokenAnswer,
    ownTransactions: true,
  }),
  askByLetter: endpoint({
    method: 'POST',
    path: '/usuario/cartas-acesso/pedido',
    summary: 'For who holds a letter while somebody uses the account: waits 72 hours, told at every confirmed contact.',
    access: 'public',
    body: given,
    response: letterCase,
    ownTransactions: true,
  }),
} satisfies Contract;
