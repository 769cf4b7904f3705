import * as z from 'zod/mini';

/** A list or an object of a form with files travels as JSON text; in a JSON body it is itself. */
export const jsonOr = <S extends z.core.$ZodType>(schema: S, most = 20_000) =>
  z.union([
    schema,
    z.pipe(
      z.string().check(z.maxLength(most)),
      z.pipe(
        z.transform((text: string, context) => {
          try {
            const parsed: unknown = JSON.parse(text);
            return parsed;
          } catch {
            context.issues.push({ code: 'custom', message: 'INVALID_OPTION', input: text });
            return z.NEVER;
          }
        }),
        schema,
      ),
    ),
  ]);
