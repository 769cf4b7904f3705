import { to } from '@cracha/contract/navigation/paths.ts';
import { UserRoundCheck } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button } from '#ui/base/Button.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { clockTexts } from '../clock-words.messages.ts';
import { useSpan } from '../period-name.ts';
import { FileParts } from './FileParts.tsx';
import { useUnknownWorkers } from './file.api.ts';
import { fileTexts } from './file.messages.ts';

const linkModal = modal(async () => (await import('./LinkModal.tsx')).LinkModal);

/** Numbers in clocks that are nobody's here, most punches first. */
export function UnknownList() {
  const t = useTexts(fileTexts);
  const clock = useTexts(clockTexts);
  const { int } = useFormats();
  const spanOf = useSpan();
  const can = useCan();
  const address = useListAddress();
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      back={<BackLink href={to.hr.clock()} label={clock.back} />}
      over={<FileParts current="unknown" />}
      address={address}
      list={useUnknownWorkers(address.cursor.after)}
      empty={{ icon: UserRoundCheck, title: t.noUnknown, lead: t.noUnknownLead }}
      found={t.numberTotal}
      table={{
        caption: t.unknown,
        rowKey: row => row.identificador,
        rowName: row => row.identificador,
        head: { title: t.number },
        columns: [
          { key: 'punches', title: t.punches, width: 110, right: true, card: 'value', cell: row => int(row.marcacoes) },
          { key: 'days', title: t.days, width: 160, quiet: true, card: 'line', cell: row => spanOf(row.de, row.ate) },
          { key: 'company', title: clock.company, quiet: true, card: 'line', cell: row => row.empresa },
          { key: 'clock', title: t.clock, quiet: true, cell: row => row.relogio },
        ],
        actions: row =>
          can('RhPontoArquivoCriar') && (
            <Button
              size="sm"
              aria-label={`${t.link}: ${row.identificador}`}
              onClick={() => linkModal.open({ number: row.identificador })}
            >
              {t.link}
            </Button>
          ),
      }}
    />
  );
}
