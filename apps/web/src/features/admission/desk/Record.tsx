import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Facts } from '#ui/record/Facts.tsx';
import type { AdmissionWhole } from './admission.api.ts';
import { admissionTexts } from './admission.messages.ts';

/** Who told and did what, and when: what counts once somebody asks. */
export function Record({ row: { nome, registro, convidadaEm, enviadaEm } }: { row: AdmissionWhole }) {
  const t = useTexts(admissionTexts);
  const { momentInFull: moment } = useFormats();
  const { convidadaPor, gestor, aviso, verdadeEm, aprovada, admitida } = registro;
  const by = (who: string, at: string) => `${who} · ${moment(at)}`;
  const facts = [
    [t.invitedBy, by(convidadaPor, convidadaEm)],
    ...(gestor ? [[t.manager, gestor] as const] : []),
    ...(aviso ? [[t.noticeRead, `${moment(aviso.em)} · ${t.version(aviso.versao)}`] as const] : []),
    ...(enviadaEm ? [[t.toldBy, by(nome || t.erased, enviadaEm)] as const] : []),
    ...(verdadeEm ? [[t.saidTrue, moment(verdadeEm)] as const] : []),
    ...(aprovada ? [[t.approvedBy, by(aprovada.por, aprovada.em)] as const] : []),
    ...(admitida ? [[t.hiredBy, by(admitida.por, admitida.em)] as const] : []),
  ] as const;
  return (
    <section className="mb-6">
      <h2 className="mb-1 text-base font-bold">{t.record}</h2>
      <Facts facts={facts} />
    </section>
  );
}
