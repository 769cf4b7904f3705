import { mayEnter } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Status } from '#ui/base/Status.tsx';
import { PeopleNow } from '#ui/staff/PeopleNow.tsx';
import { useTeamAbsences } from './team-absences.api.ts';
import { whoIsAwayTexts } from './who-is-away.messages.ts';

const guard = {
  permissions: ['GestorTrabalhadorVisualizar', 'GestorSolicitacaoVisualizar'],
  appAccess: ['trabalhador', 'solicitacoes-com-fluxo', 'solicitacoes-sem-fluxo'],
} as const;

/** Who of a manager's people is away today and in the week that follows; nothing where nobody is. */
export function WhoIsAway() {
  return mayEnter(useSession(), guard) ? <Away /> : null;
}

function Away() {
  const t = useTexts(whoIsAwayTexts);
  const { dayShort } = useFormats();
  const { data } = useTeamAbsences();
  if (!data || data.hoje.length + data.proximos.length === 0) return null;
  const { hoje, proximos } = data;
  return (
    <PeopleNow
      title={t.title}
      lead={t.counts(hoje.length, proximos.length)}
      more={t.more}
      people={[...hoje, ...proximos].map(({ idVinculo, nome, de, ate, ferias }, at) => ({
        ...{ key: `${idVinculo} ${de}`, name: nome },
        note: at < hoje.length ? ate && t.until(dayShort(ate)) : t.days(dayShort(de), ate && dayShort(ate)),
        state: <Status tone={at < hoje.length ? 'warn' : 'neutral'}>{ferias ? t.vacation : t.away}</Status>,
      }))}
    />
  );
}
