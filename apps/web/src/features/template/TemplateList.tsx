import { templateStates } from '@cracha/contract/features/template/template.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { Copy, FileStack, History, LayoutTemplate, Plus, Trash2 } from 'lucide-react';
import { navigateTo } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { reportFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { Button } from '#ui/base/Button.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { StateTabs } from '#ui/documents/StateTabs.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import type { Column } from '#ui/list/table.ts';
import { deletion } from '#ui/staff/questions.ts';
import { RowActs } from '#ui/staff/RowActs.tsx';
import {
  pageSize,
  type TemplateRow,
  type TemplateState,
  useDeleteTemplate,
  useTemplates,
  useTemplateTotals,
} from './template.api.ts';
import { stateTones } from './template-states.ts';
import { templateTexts } from './templates.messages.ts';

export const newTemplate = modal(async () => (await import('./NewTemplateModal.tsx')).NewTemplateModal);
const versions = modal(async () => (await import('./VersionsModal.tsx')).VersionsModal);

/** HR's models of papers by title, with how many papers each has made. */
export function TemplateList() {
  const t = useTexts(templateTexts);
  const can = useCan();
  const address = useListAddress(['pesquisa', 'situacao']);
  const { query, cursor, change } = address;
  const state = oneOf(templateStates, query.situacao);
  const filter = { pesquisa: query.pesquisa, situacao: state };
  const totals = useTemplateTotals(filter);
  const list = useTemplates(filter, cursor.after);
  const add = can('RhModeloCriar') && (
    <Button look="primary" onClick={() => newTemplate.open({})}>
      <Plus size={16} aria-hidden />
      {t.create}
    </Button>
  );
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      acts={add}
      address={address}
      filtered={Boolean(query.pesquisa || state)}
      over={
        <StateTabs<TemplateState>
          label={t.state}
          all={t.all}
          states={templateStates}
          words={t.states}
          counts={totals}
          total={totals?.todos}
          value={state}
          onChange={situacao => change({ situacao })}
        />
      }
      search={{ name: 'pesquisa', label: t.search, hint: t.searchHint }}
      list={list}
      empty={{ icon: LayoutTemplate, title: t.none, lead: t.noneLead, action: add }}
      size={pageSize}
      table={{
        rowKey: row => row.id,
        rowName: row => row.titulo,
        head: { title: t.template, href: row => to.hr.template(row.id) },
        columns: useColumns(),
        actions: row => <Acts row={row} />,
      }}
    />
  );
}

function useColumns(): Column<TemplateRow>[] {
  const t = useTexts(templateTexts);
  const { recent, int } = useFormats();
  return [
    { key: 'about', title: t.about, quiet: true, card: 'line', cell: row => row.descricao || '–' },
    {
      ...{ key: 'version', title: t.version, width: 90, right: true },
      cell: row => <span className="num">{row.publicada ?? '–'}</span>,
    },
    {
      ...{ key: 'made', title: t.made, width: 120, right: true },
      cell: row => <span className="num">{int(row.documentos)}</span>,
    },
    {
      ...{ key: 'changed', title: t.changed, width: 190, quiet: true },
      cell: row => [recent(row.alteradoEm), row.alteradoPor].filter(Boolean).join(' · '),
    },
    {
      ...{ key: 'state', title: t.state, width: 170, card: 'status' },
      cell: row => <StatusText tone={stateTones[row.situacao]}>{t.states[row.situacao]}</StatusText>,
    },
  ];
}

function Acts({ row }: { row: TemplateRow }) {
  const t = useTexts(templateTexts);
  const can = useCan();
  const remove = useDeleteTemplate(row.id);
  return (
    <RowActs
      name={row.titulo}
      acts={[
        {
          ...{ may: row.can.includes('gera'), icon: FileStack, label: t.use },
          run: () => navigateTo(to.hr.generate(row.id)),
        },
        { may: row.publicada !== null, icon: History, label: t.versions, run: () => versions.open({ template: row }) },
        { may: can('RhModeloCriar'), icon: Copy, label: t.copy, run: () => newTemplate.open({ from: row }) },
        {
          ...{ may: row.can.includes('exclui'), icon: Trash2, label: t.remove, bad: true },
          run: () =>
            deletion.open({
              title: t.removeTitle(row.titulo),
              consequence: t.removeLead(row.documentos),
              onConfirm: why => reportFailure(remove.mutateAsync(why).then(() => toast(t.removed))),
            }),
        },
      ]}
    />
  );
}
