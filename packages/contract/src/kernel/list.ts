import type * as z from 'zod/mini';
import { type Access, endpoint } from './endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from './page.ts';

type Schema = z.core.$ZodType;

interface About<F extends Schema, V extends Schema, T extends Schema> {
  /** What the calls' paths begin with: `/recibo/rh`. */
  path: string;
  access: Access;
  /** What narrows the list, and its counts and sums. */
  filter: F;
  filterValues: V;
  totals: T;
  summaries: { filters: string; totals: string };
}

/** What is asked beside a list: `filtros`, the values its filters have, and `totais`, counts and sums of what a filter finds. */
export function aboutList<F extends Schema, V extends Schema, T extends Schema>({
  path,
  access,
  filter,
  filterValues,
  totals,
  summaries,
}: About<F, V, T>) {
  return {
    filters: endpoint({
      method: 'GET',
      path: `${path}/filtros`,
      summary: summaries.filters,
      access,
      response: filterValues,
    }),
    totals: endpoint({
      method: 'GET',
      path: `${path}/totais`,
      summary: summaries.totals,
      access,
      query: filter,
      response: totals,
    }),
  };
}

interface List<R extends Schema, Q extends Schema, F extends Schema, V extends Schema, T extends Schema>
  extends About<F, V, T> {
  row: R;
  /** The filter with the order and the cursor. */
  query: Q;
  summaries: { list: string; filters: string; totals: string };
}

/** A staff list by page and what is asked beside it; each call takes its own key in the feature's record. */
export function listCalls<R extends Schema, Q extends Schema, F extends Schema, V extends Schema, T extends Schema>({
  row,
  ...about
}: List<R, Q, F, V, T>) {
  return {
    list: endpoint({
      method: 'GET',
      path: `${about.path}/:page/:size?`,
      summary: about.summaries.list,
      access: about.access,
      params: pageParams(defaultPageSize.staff),
      query: about.query,
      response: pageOf(row),
    }),
    ...aboutList(about),
  };
}

/** A filtered list as a file. */
export function exportCall<F extends Schema>({
  path,
  access,
  filter,
  summary,
}: {
  path: string;
  access: Access;
  filter: F;
  summary: string;
}) {
  return endpoint({
    method: 'GET',
    path: `${path}/exportar`,
    summary,
    access,
    query: filter,
    responseKind: 'file',
    ownTransactions: true,
    mayLag: true,
  });
}
