import * as z from 'zod/mini';

/** Path numbers arrive as text; anything else than digits is INVALID_PAGE, never coerced. */
const pathNumber = (max: number) =>
  z.pipe(
    z.string('INVALID_PAGE').check(z.regex(/^\d{1,4}$/, 'INVALID_PAGE')),
    z.pipe(z.transform(Number), z.number().check(z.minimum(1, 'INVALID_PAGE'), z.maximum(max, 'INVALID_PAGE'))),
  );

/** Page number in a path: 1 to 1,000. */
export const pageNumber = pathNumber(1000);
/** Page size in a path: 1 to 100; left out, the list's default. */
export const pageSize = (defaultSize: number) => z._default(z.optional(pathNumber(100)), defaultSize);

/** The default page sizes of the areas (product map, 'Areas and their doors'). */
export const defaultPageSize = { worker: 3, staff: 10 } as const;

/** Total is exact up to this many; above it `moreThanTotal` is true and the total says this number. */
export const exactTotalLimit = 10_000;

/** `{items, total, page, size}` of every list; `after` is the cursor of the next rows, null on the last page. */
export const pageOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    moreThanTotal: z.optional(z.boolean()),
    page: z.int(),
    size: z.int(),
    after: z.optional(z.nullable(z.string())),
  });

/** Query of every list: the cursor our own screens page by. Opaque; at most 400 characters. */
export const cursorQuery = { after: z.optional(z.string().check(z.maxLength(400))) };

/** Parameters of a list's path: page from 1, size 1 to 100, a left-out size is the list's default. */
export const pageParams = (defaultSize: number) => z.object({ page: pageNumber, size: pageSize(defaultSize) });
