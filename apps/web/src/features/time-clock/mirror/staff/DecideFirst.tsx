import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { Link } from '#ui/base/Link.tsx';
import type { Mirror, MirrorVerb } from '../mirror.types.ts';
import { pendingJustifications } from '../mirror-days.ts';
import { standingOf } from '../mirror-verbs.ts';
import { decisionTexts } from './decision.messages.ts';

/** The way to the justification that keeps a verb shut, beside the sentence that says so. */
export function DecideFirst({ mirror, verb }: { mirror: Mirror; verb: MirrorVerb }) {
  const t = useTexts(decisionTexts);
  const { dayShort } = useFormats();
  const can = useCan();
  const { owner, to } = useStaffWay();
  const standing = standingOf(mirror, verb);
  const waits = standing.is === 'blocked' && standing.code === 'JUSTIFICATIONS_PENDING';
  if (!waits || !can(owner === 'hr' ? 'RhJustificativaVisualizar' : 'GestorJustificativaVisualizar')) return null;
  const [day] = pendingJustifications(mirror.dias);
  const id = day?.justificativas.find(({ status }) => status === 'pendente')?.id;
  return (
    <Link
      href={id === undefined ? to.justifications() : to.justification(id)}
      className="inline-flex min-h-6 items-center text-xs font-semibold text-brand-ink underline underline-offset-2 max-lg:min-h-11 max-lg:w-full"
    >
      {day ? t.decideFirst(dayShort(day.dia)) : t.decideThem}
    </Link>
  );
}
