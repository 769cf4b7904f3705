import { to } from '@cracha/contract/navigation/paths.ts';
import { BookMarked, Building2, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { ListPage } from '#ui/list/ListPage.tsx';
import { type Column, toggled } from '#ui/list/table.ts';
import { Confirm } from '#ui/staff/Confirm.tsx';
import { Menu, MenuItem } from '#ui/staff/Menu.tsx';
import { SiblingLinks } from '#ui/staff/SiblingLinks.tsx';
import { type Rubric, useForgetRubric, useRubricEmployers, useRubrics, useRubricUse } from './rubric.api.ts';
import { rubricTexts } from './rubrics.messages.ts';

const natureModal = modal(async () => (await import('./NatureModal.tsx')).NatureModal);
const forgetModal = modal(async () => Forget);

/** The rubrics that later eSocial files are read with: where each is from, its nature put right, and one forgotten. */
export function Screen() {
  const t = useTexts(rubricTexts);
  const { actionsOf } = useTexts(uiTexts);
  const address = useListAddress(['pesquisa', 'empregador']);
  const { query, cursor } = address;
  const { pesquisa, empregador } = query;
  const list = useRubrics({ pesquisa, empregador }, cursor.after);
  const employers = useRubricEmployers().data ?? [];
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const columns = useRubricColumns();
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      over={
        <SiblingLinks
          label={t.parts}
          links={[
            { href: to.hr.imports(), text: t.payroll },
            { href: to.hr.registries(), text: t.registry },
            { href: to.hr.rubrics(), text: t.rubrics, current: true },
          ]}
        />
      }
      search={{ name: 'pesquisa', label: t.search, hint: t.searchHint }}
      filters={
        employers.length > 1 || empregador
          ? [
              {
                name: 'empregador',
                icon: Building2,
                label: t.employer,
                every: t.everyEmployer,
                value: empregador,
                options: employers.map(({ raiz, nome }) => [raiz, nome]),
              },
            ]
          : []
      }
      address={address}
      filtered={Boolean(pesquisa || empregador)}
      list={list}
      empty={{ icon: BookMarked, title: t.none, lead: t.noneLead }}
      table={{
        rowKey: row => row.id,
        rowName: row => `${row.codigo} ${row.descricao}`,
        head: {
          title: t.rubric,
          cell: row => (
            <span className="line-clamp-2 break-words">
              <span className="num font-semibold">{row.codigo}</span> {row.descricao}
            </span>
          ),
        },
        columns,
        detail: {
          content: row => <RubricUse id={row.id} />,
          open: opened,
          onToggle: key => setOpened(toggled(opened, key)),
        },
        actions: row =>
          row.can.length > 0 && (
            <Menu
              trigger={
                <IconButton size="icon-sm" label={actionsOf(`${row.codigo} ${row.descricao}`)}>
                  <Ellipsis size={17} aria-hidden />
                </IconButton>
              }
            >
              <MenuItem icon={Pencil} onClick={() => natureModal.open({ rubric: row })}>
                {t.correct}
              </MenuItem>
              <MenuItem icon={Trash2} bad onClick={() => forgetModal.open({ rubric: row })}>
                {t.forget}
              </MenuItem>
            </Menu>
          ),
      }}
      found={t.total}
    />
  );
}

/** Asked for when it is opened: it is counted among payslips, and no list waits for that. */
function RubricUse({ id }: { id: string }) {
  const t = useTexts(rubricTexts);
  const { int } = useFormats();
  const use = useRubricUse(id);
  return (
    <div className="px-4 py-3 text-sm lg:px-6">
      <ListBody {...loadOf(use)} empty={false} whenEmpty={null}>
        {use.data && (
          <p>
            {use.data.recibos > 0 ? t.used(use.data.recibos, use.data.ultima ?? '') : t.unused}{' '}
            {!use.data.todos && <span className="text-ink-2">{t.looked(int(use.data.vistos))}</span>}
          </p>
        )}
      </ListBody>
    </div>
  );
}

function Forget({ rubric: { id, codigo, descricao } }: { rubric: Rubric }) {
  const t = useTexts(rubricTexts);
  const forget = useForgetRubric();
  const act = () =>
    forget.mutateAsync(id).then(
      () => toast(t.forgotten),
      async error => {
        await tellFailure(error);
        throw error;
      },
    );
  return (
    <Confirm title={t.forgetTitle} act={t.forget} danger onConfirm={act}>
      <p className="font-semibold text-ink">
        {codigo} {descricao}
      </p>
      <p>{t.forgetLead}</p>
    </Confirm>
  );
}

function useRubricColumns(): Column<Rubric>[] {
  const t = useTexts(rubricTexts);
  const f = useFormats();
  return [
    { key: 'kind', title: t.kind, width: 132, quiet: true, card: 'line', cell: row => t[row.tipo] },
    {
      key: 'nature',
      title: t.nature,
      width: 150,
      card: 'status',
      cell: row => (
        <span className="num">
          {row.natureza}
          {row.corrigidaEm && (
            <span className="block text-xs text-ink-2">
              {t.correctedBy(row.corrigidaPor ?? '', f.date(row.corrigidaEm))}
            </span>
          )}
        </span>
      ),
    },
    { key: 'employer', title: t.employer, width: 168, quiet: true, card: 'line', cell: row => row.empregador },
    {
      key: 'months',
      title: t.months,
      width: 140,
      quiet: true,
      cell: row => (row.ate ? `${row.de} – ${row.ate}` : t.since(row.de)),
    },
    {
      key: 'source',
      title: t.source,
      width: 176,
      quiet: true,
      cell: row => (
        <span className="block min-w-0">
          <span className="block ellipsis">{row.origem ?? t.unknownFile}</span>
          <span className="num block text-xs">{f.date(row.contadaEm)}</span>
        </span>
      ),
    },
  ];
}
