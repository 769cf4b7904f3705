import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { Avatar } from '#ui/base/Avatar.tsx';
import { Link } from '#ui/base/Link.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import type { DocumentWhole } from '../document.api.ts';
import { recordTexts } from './record.messages.ts';

type Receiver = DocumentWhole['destinatarios'][number];

/** Of what asks for no signature: who has seen it, read it to its end, and acknowledged it. */
export function Receivers({ document: { destinatarios, pede } }: { document: DocumentWhole }) {
  const t = useTexts(recordTexts);
  const { to } = useStaffWay();
  if (destinatarios.length === 0) return null;
  return (
    <section>
      <h2 className="text-base font-bold">{t.receivers}</h2>
      <ul className="mt-2 divide-y divide-line rounded-xl border border-line">
        {destinatarios.map(one => (
          <li key={one.idEmpregado} className="flex flex-wrap items-center gap-x-3.5 gap-y-1 px-4 py-3">
            <Avatar name={one.nome} />
            <div className="min-w-0 flex-1 basis-44">
              <Link
                href={to.worker(one.idEmpregado)}
                className="font-semibold [overflow-wrap:anywhere] hover:underline"
              >
                {one.nome}
              </Link>
              <p className="num text-sm text-ink-2">
                <Came one={one} />
              </p>
            </div>
            <Where one={one} isDone={(pede === 'ciente' ? one.cienteEm : one.vistoEm) !== null} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How far one came, each step with its time. */
function Came({ one: { vistoEm, lidoEm, cienteEm } }: { one: Receiver }) {
  const t = useTexts(recordTexts);
  const { moment } = useFormats();
  const steps = [
    [t.seen, vistoEm],
    [t.read, lidoEm],
    [t.known, cienteEm],
  ] as const;
  return <>{steps.flatMap(([name, at]) => (at === null ? [] : `${name} ${moment(at)}`)).join(' · ')}</>;
}

function Where({ one: { vistoEm, lidoEm, cienteEm }, isDone }: { one: Receiver; isDone: boolean }) {
  const t = useTexts(recordTexts);
  const word = cienteEm ? t.known : lidoEm ? t.read : vistoEm ? t.seen : t.notSeen;
  return <StatusText tone={isDone ? 'ok' : vistoEm ? 'warn' : 'brand'}>{word}</StatusText>;
}
