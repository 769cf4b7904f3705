import { to } from '@cracha/contract/navigation/paths.ts';
import { useCan } from '#kernel/base/can.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { SiblingLinks } from '#ui/staff/SiblingLinks.tsx';
import { fileTexts } from './file.messages.ts';

/** The three lists of files, as far as they are the reader's. */
export function FileParts({ current }: { current: 'received' | 'unknown' | 'made' }) {
  const t = useTexts(fileTexts);
  const can = useCan();
  const ways = [
    can('RhPontoArquivoVisualizar') && (['received', to.hr.clockFiles()] as const),
    can('RhPontoArquivoVisualizar') && (['unknown', to.hr.unknownPunches()] as const),
    can('RhPontoArquivoDownload') && (['made', to.hr.madeClockFiles()] as const),
  ];
  return (
    <SiblingLinks
      label={t.parts}
      links={ways.flatMap(way => (way ? [{ href: way[1], text: t[way[0]], current: way[0] === current }] : []))}
    />
  );
}
