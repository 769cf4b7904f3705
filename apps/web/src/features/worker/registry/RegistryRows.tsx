import { rowActs } from '@cracha/contract/features/worker/registry.schemas.ts';
import { useState } from 'react';
import { cpfMasked, useFormats } from '#kernel/base/formats.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import { StatusText } from '#ui/base/Status.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { Tabs } from '#ui/list/Tabs.tsx';
import { toggled } from '#ui/list/table.ts';
import { useColumnLabel } from './column-label.ts';
import { RowReasons } from './RowReasons.tsx';
import { useRegistryRows } from './registry.api.ts';
import { registryTexts } from './registry.messages.ts';
import type { RegistryItem, RegistryRow } from './registry.types.ts';
import { actTones } from './registry-words.ts';

/** In the address, beside the acts. */
const withNotes = 'aviso';

/** The dry run: what becomes of each row, why, and what changes from what to what. */
export function RegistryRows({ item, reads }: { item: RegistryItem; reads: boolean }) {
  const t = useTexts(registryTexts);
  const address = useListAddress(['acao', 'pesquisa']);
  const { query, cursor, change } = address;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const act = oneOf(rowActs, query.acao);
  const noted = query.acao === withNotes;
  const list = useRegistryRows(item.id, { act, noted, search: query.pesquisa }, cursor.after, !reads);
  const filtered = act !== undefined || noted || query.pesquisa !== undefined;
  return (
    <ListPage
      over={
        <Tabs
          label={t.acts}
          value={noted ? withNotes : (act ?? 'all')}
          onChange={next => change({ acao: [...rowActs, withNotes].find(one => one === next) })}
          tabs={[
            { value: 'all', label: t.all, count: item.linhas },
            ...rowActs.map(one => ({
              value: one,
              label: t.actsMany[one],
              count: item.porAcao[one],
              bad: one === 'recusar',
            })),
            { value: withNotes, label: t.withNotes, count: item.comAviso },
          ]}
        />
      }
      address={address}
      filtered={filtered}
      search={{ name: 'pesquisa', label: t.searchRow, hint: t.searchRowHint }}
      list={list}
      whenEmpty={null}
      table={{
        caption: t.rowList,
        rowKey: row => String(row.linha),
        rowName: row => row.nome ?? t.rowOf(row.linha),
        head: {
          title: t.worker,
          cell: row => (
            <>
              <span className="block font-semibold">{row.nome ?? t.noName}</span>
              <RowReasons id={item.id} row={row} mayCorrect={item.can.includes('corrigir')} />
            </>
          ),
        },
        columns: [
          { key: 'line', title: t.line, width: 72, quiet: true, cell: row => row.linha },
          { key: 'cpf', title: t.cpf, width: 124, quiet: true, cell: row => row.cpf && cpfMasked(row.cpf) },
          {
            key: 'registration',
            title: t.registrationNumber,
            width: 104,
            quiet: true,
            cell: row => row.matricula ?? '–',
          },
          {
            key: 'company',
            title: t.company,
            quiet: true,
            card: 'line',
            cell: row => row.empresa ?? '–',
          },
          {
            key: 'act',
            title: t.becomes,
            width: 176,
            card: 'status',
            cell: row => (
              <StatusText tone={actTones[row.acao]}>
                {row.acao !== 'recusar' && row.motivos.length > 0
                  ? t.withNote(t.actsOne[row.acao])
                  : t.actsOne[row.acao]}
              </StatusText>
            ),
          },
        ],
        detail: {
          content: row => (row.mudancas.length > 0 ? <RowDetail row={row} /> : undefined),
          open,
          onToggle: key => setOpen(toggled(open, key)),
        },
      }}
      found={t.rowTotal}
    />
  );
}

/** What the row changes, from what to what. */
function RowDetail({ row }: { row: RegistryRow }) {
  const t = useTexts(registryTexts);
  const words = useFieldWords();
  const labelOf = useColumnLabel();
  const { date } = useFormats();
  return (
    <dl className="grid gap-x-6 gap-y-1.5 px-4 py-3 text-sm lg:grid-cols-2 lg:px-6">
      {row.mudancas.map(change => (
        <div key={change.campo} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-2">{labelOf(change)}</dt>
          <dd className="min-w-0">
            {change.oculto ? (
              t.hidden
            ) : (
              <>
                {row.acao !== 'incluir' && (
                  <>
                    <del className="text-ink-2">{words.value(change.campo, change.antes)}</del>{' '}
                    <span aria-hidden>→</span>{' '}
                  </>
                )}
                <ins className="font-semibold no-underline">{words.value(change.campo, change.depois)}</ins>
                {change.aPartirDe && row.acao !== 'incluir' && (
                  <span className="text-ink-2"> {t.from(date(change.aPartirDe))}</span>
                )}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
