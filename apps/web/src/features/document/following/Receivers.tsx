import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { DataTable } from '#ui/list/DataTable.tsx';
import { RowLink } from '#ui/list/RowLink.tsx';
import type { Column } from '#ui/list/table.ts';
import type { DocumentWhole } from '../document.api.ts';
import { recordTexts } from './record.messages.ts';

type Receiver = DocumentWhole['destinatarios'][number];

/** Of what asks for no signature: who has seen it, read it to its end, and acknowledged it. */
export function Receivers({ document: { destinatarios, pede } }: { document: DocumentWhole }) {
  const t = useTexts(recordTexts);
  const { to } = useStaffWay();
  const { moment } = useFormats();
  const at = (instant: string | null) => (instant ? moment(instant) : '–');
  if (destinatarios.length === 0) return null;
  const known: Column<Receiver> = {
    ...{ key: 'known', title: t.known, width: 130, card: 'value' },
    cell: ({ cienteEm }) => at(cienteEm),
  };
  return (
    <section>
      <h2 className="text-base font-bold">{t.receivers}</h2>
      <div className="mt-2 overflow-hidden rounded-xl border border-line">
        <DataTable
          caption={t.receivers}
          rows={destinatarios}
          rowKey={({ idEmpregado }) => idEmpregado}
          rowName={({ nome }) => nome}
          head={{
            title: t.person,
            cell: ({ idEmpregado, nome }) => <RowLink href={to.worker(idEmpregado)}>{nome}</RowLink>,
          }}
          columns={[
            { key: 'seen', title: t.seen, width: 130, card: 'line', cell: ({ vistoEm }) => at(vistoEm) },
            { key: 'read', title: t.read, width: 150, cell: ({ lidoEm }) => at(lidoEm) },
            ...(pede === 'ciente' ? [known] : []),
          ]}
        />
      </div>
    </section>
  );
}
