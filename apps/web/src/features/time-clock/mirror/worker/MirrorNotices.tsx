import { Clock, Lock, Undo2 } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { mirrorTexts } from '../mirror.messages.ts';
import type { Mirror } from '../mirror.types.ts';
import { newestOf } from '../mirror-verbs.ts';
import { workerMirrorTexts } from './worker-mirror.messages.ts';

/** What its worker has to know before the days: why it came back, that it is closed, that something came too late. */
export function MirrorNotices({ mirror }: { mirror: Mirror }) {
  const t = useTexts(workerMirrorTexts);
  const shared = useTexts(mirrorTexts);
  const { recent } = useFormats();
  const back = mirror.status === 'emRevisao' ? newestOf(mirror, ['return', 'review', 'reopen']) : undefined;
  return (
    <div className="mt-4 grid gap-3 empty:hidden">
      {back && (
        <Notice tone="warn" icon={Undo2} title={back.verbo === 'return' ? t.returned : t.reopened}>
          {back.motivo}
          <span className="num block text-sm text-ink-2">{t.by(back.por ?? shared.system, recent(back.em))}</span>
        </Notice>
      )}
      {mirror.status === 'fechado' && (
        <Notice icon={Lock} role="status">
          {shared.closed}
        </Notice>
      )}
      {mirror.foraDoEspelho && (
        <Notice tone="warn" icon={Clock}>
          {shared.outside}
        </Notice>
      )}
    </div>
  );
}
