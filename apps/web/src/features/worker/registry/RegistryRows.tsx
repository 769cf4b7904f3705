import { isErrorCode } from '@cracha/contract/errors/catalogue.ts';
import { messageOf } from '@cracha/contract/errors/message.ts';
import { rowActs } from '@cracha/contract/features/worker/registry.schemas.ts';
import { isRegistryReason, reasonTexts } from '@cracha/contract/features/worker/registry-reasons.ts';
import { useEffect, useState } from 'react';
import { cpfMasked, useFormats } from '#kernel/base/formats.ts';
import { currentLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { oneOf, useListAddress } from '#kernel/lazy/list.ts';
import { StatusText } from '#ui/base/Status.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { Tabs } from '#ui/list/Tabs.tsx';
import { toggled } from '#ui/list/table.ts';
import { useFieldWords } from '../field-words.ts';
import { useRegistryRows } from './registry.api.ts';
import { registryTexts } from './registry.messages.ts';
import type { RegistryItem, RegistryRow } from './registry.types.ts';
import { actTones } from './registry-words.ts';

/** In the address, beside the acts. */
const withNotes = 'aviso';

/** The dry run: what becomes of each row, why, and what changes from what to what. */
export function RegistryRows({ item }: { item: RegistryItem }) {
  const t = useTexts(registryTexts);
  const address = useListAddress(['acao', 'pesquisa']);
  const { query, cursor, change } = address;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const act = oneOf(rowActs, query.acao);
  const noted = query.acao === withNotes;
  const list = useRegistryRows(item.id, { act, noted, search: query.pesquisa }, cursor.after);
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
        head: { title: t.worker, cell: row => <span className="font-semibold">{row.nome ?? t.noName}</span> },
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
          content: row => (row.motivos.length + row.mudancas.length > 0 ? <RowDetail row={row} /> : undefined),
          open,
          onToggle: key => setOpen(toggled(open, key)),
        },
      }}
      found={t.rowTotal}
    />
  );
}

function RowDetail({ row }: { row: RegistryRow }) {
  const t = useTexts(registryTexts);
  const words = useFieldWords();
  const { date } = useFormats();
  const reasons = useReasons(row);
  const labelOf = ({ campo, rotulo }: { campo: string; rotulo?: string | undefined }) =>
    rotulo === undefined
      ? campo === 'cpf' || campo === 'cnpj'
        ? campo.toUpperCase()
        : words.label(campo)
      : rotulo || t.ownField;
  return (
    <div className="grid gap-3 px-4 py-3 text-sm lg:px-6">
      {reasons.length > 0 && (
        <ul className="grid gap-1">
          {reasons.map(({ campo, rotulo, sentence }) => (
            <li key={`${campo} ${sentence}`}>
              {campo && <span className="font-semibold">{labelOf({ campo, rotulo })}: </span>}
              {sentence}
            </li>
          ))}
        </ul>
      )}
      {row.mudancas.length > 0 && (
        <dl className="grid gap-x-6 gap-y-1.5 lg:grid-cols-2">
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
      )}
    </div>
  );
}

interface ReasonTold {
  campo: string | null;
  rotulo?: string | undefined;
  sentence: string;
}

/** The reasons in words; the catalogue's sentences come when they are asked for. */
function useReasons({ motivos }: RegistryRow): ReasonTold[] {
  const [reasons, setReasons] = useState<ReasonTold[]>([]);
  useEffect(() => {
    let isGone = false;
    const language = currentLanguage();
    void Promise.all(
      motivos.map(async ({ campo, rotulo, codigo, valores }) => {
        if (isRegistryReason(codigo)) return { campo, rotulo, sentence: reasonTexts[language][codigo] };
        const sentence = isErrorCode(codigo) ? await messageOf(codigo, language, valores) : codigo;
        return { campo, rotulo, sentence };
      }),
    ).then(found => !isGone && setReasons(found));
    return () => {
      isGone = true;
    };
  }, [motivos]);
  return reasons;
}
