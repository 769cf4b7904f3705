import * as z from 'zod/mini';
import { isDay } from './calendar-day.ts';

/*
 * The message of every check is a code of the catalogue (`errors/catalogue.ts`): the server answers it per field, a form
 * words it in the reader's language. A check without one is told by `kernel/invalid.ts`.
 */

/** An id: UUID text, lower case. Foreign and malformed ids look alike: both are NOT_FOUND, so this only shapes. */
export const id = z.string().check(z.maxLength(64));
/** `0` in an owner's place means all of one's own scope. */
export const idOrAll = z.string().check(z.maxLength(64));
/** Money in integer centavos (R$ 1,00 = 100). */
export const centavos = z.int();
/** A calendar day `YYYY-MM-DD`. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'INVALID_DATE'), z.refine(isDay, 'INVALID_DATE'));
/** An instant, ISO 8601 in UTC. */
export const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/, 'INVALID_DATE'));
/** Competence month 1–12 and four-digit year. */
export const month = z.int().check(z.minimum(1, 'INVALID_COMPETENCE'), z.maximum(12, 'INVALID_COMPETENCE'));
export const year = z.int().check(z.minimum(1900, 'INVALID_COMPETENCE'), z.maximum(2999, 'INVALID_COMPETENCE'));

/** A whole number that arrives as digits (query, path) or as a JSON number; anything else is refused, never coerced. */
const digits = <T extends z.core.$ZodType<number, number>>(whole: T, code: string) =>
  z.pipe(z.union([z.string().check(z.regex(/^\d{1,9}$/, code)), z.int()], code), z.pipe(z.transform(Number), whole));
/** Competence month and year of a query or path. */
export const monthText = digits(month, 'INVALID_COMPETENCE');
export const yearText = digits(year, 'INVALID_COMPETENCE');

/** A switch in a path or form: `true` or `false` in any letter case; the state wanted, never a toggle. */
export const switchText = z.pipe(
  z.string().check(z.regex(/^(true|false)$/i, 'INVALID_OPTION')),
  z.transform(text => text.toLowerCase() === 'true'),
);
/** A yes or no of a filter: a JSON boolean, or the text of a query. */
export const flag = z.union([z.boolean(), switchText], 'INVALID_OPTION');
/** The three languages of the interface. */
export const language = z.enum(['pt-BR', 'en-US', 'es-ES']);
export type Language = z.output<typeof language>;
export const languages = ['pt-BR', 'en-US', 'es-ES'] as const satisfies readonly Language[];
/** A search text of a list. */
export const searchText = z.optional(z.string().check(z.maxLength(100)));
/** Text that the sender must fill, taken as it is (passwords, codes, ids). */
export const givenText = (max: number) => z.string().check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(max));
/** Text that the sender must fill; spaces alone don't count. */
export const requiredText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(max));
/** A reason that another person reads: 10 to 250 characters (design.md 9). */
export const reasonText = z
  .string()
  .check(z.trim(), z.minLength(1, 'REQUIRED_FIELD'), z.minLength(10), z.maxLength(250));
/** A field name of the list and its reverse (`-` first): the only orders a list takes. */
export const orderBy = <const F extends string>(...fields: readonly F[]) =>
  z.optional(
    z.enum(
      fields.flatMap((field): (F | `-${F}`)[] => [field, `-${field}`]),
      'INVALID_OPTION',
    ),
  );

/**
 * Body of every deletion of what another person may have seen: one id or several with commas, all or none; the reason of
 * 40 to 250 characters after trimming (checked by the rule: DELETION_JUSTIFICATION_LENGTH); the second confirmation.
 */
export const deletion = z.object({
  IdString: givenText(20_000),
  Justificativa: z._default(z.string().check(z.maxLength(2000)), ''),
  confirmado: z.optional(z.boolean()),
});

/** What a stored code is worded with when it is shown (map: 'texts produced by the system'). */
export const messageValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type MessageValues = z.output<typeof messageValues>;
/** A finding, cause or refusal as stored: code + values, worded by the reader's client. */
export const codedMessage = z.object({ codigo: z.string(), valores: messageValues });

/** Answer of acts on many rows: how many changed. */
export const affected = z.object({ total: z.int() });
/** What an id in a path is of: the table of its rows, or a part of one that calls keep apart (`benefit` of `receipt`). */
export const nouns = z.registry<{ of: string }>();
/** An id of a path that says what it is of; the sweep of foreign ids (apps/server/test/foreign-ids.test.ts) asks for such rows. */
export const idOf = (noun: string) => z.string().check(z.maxLength(64)).register(nouns, { of: noun });
/** `0` in its place means all of one's own scope. */
export const idOrAllOf = (noun: string) => idOf(noun);
/** Parameters of a path that names one thing. */
export const idParams = (noun: string) => z.object({ id: idOf(noun) });

/** Bytes of a megabyte as upload limits count it. */
export const megabyte = 1024 * 1024;
