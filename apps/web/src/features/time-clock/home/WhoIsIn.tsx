import { mayEnter } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Status, type Tone } from '#ui/base/Status.tsx';
import { PeopleNow } from '#ui/staff/PeopleNow.tsx';
import { clockTileTexts } from './clock-tiles.messages.ts';
import { usePresence } from './home.api.ts';

const tones = { dentro: 'ok', fora: 'neutral', afastado: 'warn' } as const satisfies Record<string, Tone>;
const guard = {
  permissions: ['GestorEspelhoPontoVisualizar'],
  appAccess: ['ponto-registro', 'ponto-manual'],
} as const;

/** Who of a manager's people is at work now, who is out and who is on leave; nothing where nobody marks here. */
export function WhoIsIn() {
  return mayEnter(useSession(), guard) ? <Present /> : null;
}

function Present() {
  const t = useTexts(clockTileTexts);
  const { data } = usePresence();
  if (!data || data.pessoas.length === 0) return null;
  const { dentro, fora, afastados, pessoas } = data;
  const order = Object.keys(tones);
  const first = pessoas.toSorted((one, other) => order.indexOf(one.situacao) - order.indexOf(other.situacao));
  return (
    <PeopleNow
      title={t.who}
      lead={t.counts(dentro, fora, afastados)}
      more={t.more}
      people={first.map(({ idVinculo, nome, situacao, desde }) => ({
        ...{ key: idVinculo, name: nome, note: desde && t.since(desde) },
        state: <Status tone={tones[situacao]}>{t[situacao]}</Status>,
      }))}
    />
  );
}
