import * as z from 'zod/mini';
import { dismissalCode } from '../../kernel/dismissal-kinds.ts';
import { day, id, reasonText, requiredText } from '../../kernel/wire.ts';
import { workerFilter } from './worker.schemas.ts';

/** Of a filter that finds more, an act is refused: it is one transaction, and a record is changed in some hundredths of a second. */
export const mostAtOnce = { people: 2000, records: 500 } as const;
/** Whom an act on many is for: those that are named, or all that a filter finds. Exactly one of the two. */
const chosen = {
  ids: z.optional(z.array(id).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(200))),
  filtro: z.optional(workerFilter),
};
const eitherChosen = z.refine<{ ids?: unknown; filtro?: unknown }>(
  ({ ids, filtro }) => (ids === undefined) !== (filtro === undefined),
  'INVALID_REQUEST',
);

export const invitationForm = z.object(chosen).check(eitherChosen);
/** How many got a link, have no contact to send one to, have one that is somebody else's, came in already. */
export const invitationResult = z.object({
  convidados: z.int(),
  semContato: z.int(),
  contatoDeOutro: z.int(),
  jaEntraram: z.int(),
});

export const moveForm = z
  .object({
    ...chosen,
    aPartirDe: day,
    lotacao: requiredText(120),
    motivo: z.optional(z.string().check(z.trim(), z.maxLength(250))),
  })
  .check(eitherChosen);
/** The sign-in wanted, never a toggle. */
export const signInForm = z.object({ ...chosen, ligado: z.boolean() }).check(eitherChosen);
export const dismissalsForm = z
  .object({
    ...chosen,
    em: day,
    motivo: reasonText,
    codigo: z.optional(z.nullable(dismissalCode)),
    confirmado: z.optional(z.boolean()),
  })
  .check(eitherChosen);
