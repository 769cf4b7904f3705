import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { castOf, type Key, placeIn } from '#kernel/database/keyset.ts';

type Field = 'nomeEmpregado' | 'competencia' | 'empresa' | 'liquido' | 'visualizadoEm';
export type ListOrder = Field | `-${Field}`;

/** Where a page begins: the sort values and the id of the last row before it. */
export type Place = readonly string[];

const keys = {
  nomeEmpregado: { value: sql`r.search`, type: 'text' },
  competencia: { value: sql`r.competence`, type: 'integer' },
  empresa: { value: sql`c.search`, type: 'text' },
  liquido: { value: sql`r.net`, type: 'bigint' },
  // an unviewed one comes before all viewed ones; `coalesce` could not use the index under row-level security
  visualizadoEm: {
    value: sql`case when r.viewed_at is null then '-infinity'::timestamptz else r.viewed_at end`,
    type: 'instantOrNever',
  },
} as const satisfies Record<Field, Key>;

const fields = ['nomeEmpregado', 'competencia', 'empresa', 'liquido', 'visualizadoEm'] as const;

/** Newest month first, then by name: also what breaks the ties of the other orders. */
const newestFirst = [
  { field: 'competencia', descending: true },
  { field: 'nomeEmpregado', descending: false },
] as const satisfies Sort[];

/** These two are their opposites read from the end: one index serves both ways. */
const turnedRound: ReadonlySet<ListOrder> = new Set<ListOrder>(['liquido', '-visualizadoEm']);

interface Sort {
  field: Field;
  descending: boolean;
}

/** The keys a list sorts by: the asked one, then newest month and name; the id comes last, `idDescending` or not. */
export function sortsOf(order: ListOrder): { sorts: Sort[]; idDescending: boolean } {
  const field = fields.find(name => order === name || order === `-${name}`) ?? 'competencia';
  const turned = turnedRound.has(order);
  const ties = newestFirst
    .filter(sort => sort.field !== field)
    .map(sort => ({ ...sort, descending: sort.descending !== turned }));
  return { sorts: [{ field, descending: order.startsWith('-') }, ...ties], idDescending: turned };
}

/** Reads a cursor for an order. @throws INVALID_PAGE where it is not one that this order wrote */
export function placeOf(cursor: string | undefined, order: ListOrder): Place | undefined {
  const { sorts } = sortsOf(order);
  return placeIn([...sorts.map(({ field }) => keys[field].type), 'uuid'], cursor, order);
}

/**
 * The parts of a list's statement that its order decides: `keys` name the sort values k0, k1 … and id for whoever sorts
 * them again as `p`; what is beyond the place is the `branches` one after the other, each a range of the order's index.
 */
export function sortKeys(order: ListOrder, after: Place | undefined) {
  const { sorts, idDescending } = sortsOf(order);
  const all: Key[] = [
    ...sorts.map(({ field, descending }) => ({ ...keys[field], descending })),
    { value: sql`r.id`, type: 'uuid', descending: idDescending },
  ];
  const named = (i: number) => sql.ref(i < sorts.length ? `p.k${i}` : 'p.id');
  const given = (i: number) => sql.ref(i < sorts.length ? `k${i}` : 'id');
  const sorted = (name: (i: number) => RawBuilder<unknown>) =>
    sql.join(all.map(({ descending }, i) => (descending ? sql`${name(i)} desc` : name(i))));
  return {
    keys: sql.join(all.map(({ value }, i) => sql`${value} as ${given(i)}`)),
    orderBy: sorted(i => all[i]?.value ?? sql`r.id`),
    orderAgain: sorted(named),
    place: sql`jsonb_build_array(${order}::text, ${sql.join(all.map((_, i) => sql`${named(i)}::text`))})`,
    branches: after ? branchesBeyond(all, after) : [sql<SqlBool>`true`],
  };
}

/** Beyond the place: all keys but the last are equal and the last is beyond, then all but the last two, and so on. */
function branchesBeyond(all: readonly Key[], after: Place): RawBuilder<SqlBool>[] {
  const at = all.map(({ type }, i) => sql`${after[i]}::${castOf(type)}`);
  return all
    .map(({ value, descending }, i) => {
      const equal = all.slice(0, i).map((key, j) => sql<SqlBool>`${key.value} = ${at[j]}`);
      return sql<SqlBool>`${sql.join([...equal, sql<SqlBool>`${value} ${descending ? sql`<` : sql`>`} ${at[i]}`], sql` and `)}`;
    })
    .reverse();
}
