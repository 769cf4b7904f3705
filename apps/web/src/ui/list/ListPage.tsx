import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTitle } from '#kernel/base/title.ts';
import type { ListAddress } from '#kernel/lazy/list.ts';
import { ListBody } from '../base/ListBody.tsx';
import { StateBlock } from '../base/StateBlock.tsx';
import { Chip } from '../cards/Chip.tsx';
import { DataTable } from './DataTable.tsx';
import { EmptyList } from './empty-list.ts';
import { FilterRow } from './FilterRow.tsx';
import { PageHead } from './PageHead.tsx';
import { Pager } from './Pager.tsx';
import { PrintLine } from './PrintLine.tsx';
import type { TableProps } from './table.ts';

/** A filter with few values; `undefined` options are still being read. */
export interface ListFilter {
  /** In the address. */
  name: string;
  label: string;
  every: string;
  /** What is chosen, as far as the list knows it. */
  value: string | undefined;
  options: readonly (readonly [value: string, words: string])[] | undefined;
  icon?: LucideIcon;
}

export interface ListEmpty {
  icon: LucideIcon;
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
}

export interface Page<R> {
  items: readonly R[];
  total?: number;
  moreThanTotal?: boolean | undefined;
  after?: string | null | undefined;
}

interface ListPageProps<R> {
  address: ListAddress;
  list: UseQueryResult<Page<R>>;
  /** Left out where the list is part of a page that has one. */
  title?: string;
  lead?: ReactNode;
  back?: ReactNode;
  /** The page's own acts, right of its title: export, what makes a new one. */
  acts?: ReactNode;
  /** Between title and filters: links to siblings, tabs with counts, a drop zone; filters that are more than a row of chips. */
  over?: ReactNode;
  search?: { name: string; label: string; hint: string };
  filters?: readonly ListFilter[];
  /** Days that narrow the list, after its filters. */
  days?: { names: readonly string[]; chips: ReactNode };
  /** Row height and columns, at the end of the filters. */
  tools?: ReactNode;
  /** What is read before the list can be, where that has failed. */
  before?: UseQueryResult<unknown>;
  /** Whether a filter is on, where the list knows it better than the address. */
  filtered?: boolean;
  /** The list's own sentence where it has never had a row. Its act is the page's own: the head doesn't repeat it. */
  empty?: ListEmpty;
  /** The same where it is more than a sentence. */
  whenEmpty?: ReactNode;
  /** The rows as a table, or as they are shown by `children`. */
  table?: Omit<TableProps<R>, 'rows' | 'caption'> & { caption?: string };
  children?: ReactNode;
  /** `12 recibos`; left out where tabs count. */
  found?: (total: number) => string;
  /** Sums of what is found, in the foot. */
  totals?: ReactNode;
  /** What can be done with the chosen rows, over the foot. */
  bulk?: ReactNode;
  size?: number;
}

/** A staff list that fills its page: head, filters, the rows in each of their states, foot. */
export function ListPage<R>(props: ListPageProps<R>) {
  const { address, list, title, over, before, empty, table, children, bulk } = props;
  const { filtered = address.filtered } = props;
  const rows = list.data?.items ?? [];
  const bare = list.isSuccess && rows.length === 0 && !filtered && !address.cursor.previous;
  const foot = (
    <Pager cursor={address.cursor} list={list.data} words={props.found} size={props.size}>
      {props.totals}
    </Pager>
  );
  return (
    <EmptyList value={bare}>
      {title !== undefined && <Head {...props} title={title} bare={bare && Boolean(empty?.action)} />}
      <PrintLine
        shown={rows.length}
        total={list.data?.total}
        isPart={address.cursor.previous !== undefined || address.cursor.next(list.data?.after) !== undefined}
      />
      {over}
      <Filters {...props} />
      <ListBody
        {...loadOf(before?.isError ? before : list)}
        empty={rows.length === 0}
        onClear={filtered ? address.clear : undefined}
        whenEmpty={
          empty ? (
            <StateBlock icon={empty.icon} title={empty.title} action={empty.action}>
              {empty.lead}
            </StateBlock>
          ) : (
            props.whenEmpty
          )
        }
      >
        {table ? <DataTable caption={title ?? ''} {...table} rows={rows} /> : children}
      </ListBody>
      {bulk === undefined ? (
        foot
      ) : (
        <div className="relative">
          {bulk}
          {foot}
        </div>
      )}
    </EmptyList>
  );
}

type HeadProps = Pick<ListPageProps<never>, 'lead' | 'back' | 'acts'> & { title: string; bare: boolean };

function Head({ title, lead, back, acts, bare }: HeadProps) {
  useTitle(title);
  return (
    <PageHead title={title} lead={lead} back={back} bare={bare}>
      {acts}
    </PageHead>
  );
}

type FiltersProps = Pick<ListPageProps<never>, 'address' | 'over' | 'search' | 'filters' | 'days' | 'tools'>;

function Filters({ address: { query, change }, over, search, filters = [], days, tools }: FiltersProps) {
  if (!search && filters.length === 0) return null;
  return (
    <FilterRow
      underTitle={!over}
      names={[...filters.map(({ name }) => name), ...(days?.names ?? [])]}
      tools={tools}
      search={
        search && {
          label: search.label,
          hint: search.hint,
          value: query[search.name],
          onSearch: text => change({ [search.name]: text || undefined }),
        }
      }
    >
      {filters.map(({ name, ...chip }) => (
        <Chip key={name} {...chip} onChange={next => change({ [name]: next || undefined })} />
      ))}
      {days?.chips}
    </FilterRow>
  );
}
