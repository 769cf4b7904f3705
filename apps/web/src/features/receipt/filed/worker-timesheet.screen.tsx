import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { CalendarDays } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { WorkerDocument } from '../WorkerDocument.tsx';
import { MirrorBody } from './FiledBody.tsx';
import { MirrorPaper } from './FiledPaper.tsx';
import { filedTexts } from './filed.messages.ts';
import { downloadMirror, useMirror } from './filed-document.api.ts';

/** One time-clock mirror: totals first, then every day with its punches; the original one tap away. */
export function Screen() {
  const t = useTexts(filedTexts);
  const { competence } = useFormats();
  const { query } = useAddress();
  const one = useMirror(query.id);
  const mirror = one.data;
  return (
    <WorkerDocument
      title={mirror ? t.mirrorOf(inSentence(competence(mirror.mes, mirror.ano))) : t.mirrors}
      back={{ href: to.worker.mirrors(), label: t.backToMirrors }}
      download={mirror?.can.includes('baixar') ? () => downloadMirror(mirror) : undefined}
      id={query.id}
      reading={one}
      missing={{ icon: CalendarDays, title: t.mirrorMissing }}
      paper={mirror && <MirrorPaper mirror={mirror} />}
    >
      {mirror && <MirrorBody mirror={mirror} />}
    </WorkerDocument>
  );
}
