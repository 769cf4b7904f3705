import { mayEnter } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Status, type Tone } from '#ui/base/Status.tsx';
import { clockTileTexts } from './clock-tiles.messages.ts';
import { usePresence } from './home.api.ts';

const shown = 12;
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
    <section className="mt-5">
      <h2 className="text-base font-bold">{t.who}</h2>
      <p className="num text-sm text-ink-2">{t.counts(dentro, fora, afastados)}</p>
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line">
        {first.slice(0, shown).map(({ idVinculo, nome, situacao, desde }) => (
          <li key={idVinculo} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            <span className="min-w-0 flex-1 font-semibold">{nome}</span>
            {desde && <span className="num text-sm text-ink-2">{t.since(desde)}</span>}
            <Status tone={tones[situacao]}>{t[situacao]}</Status>
          </li>
        ))}
      </ul>
      {first.length > shown && <p className="num mt-2 text-sm text-ink-2">{t.more(first.length - shown)}</p>}
    </section>
  );
}
