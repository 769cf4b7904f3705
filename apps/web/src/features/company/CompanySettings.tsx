import { appAccesses } from '@cracha/contract/access/app-accesses.ts';
import { Refusal } from '@cracha/contract/kernel/client.ts';
import type { ReactNode } from 'react';
import { isRefusal, tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Select } from '#ui/base/Field.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { useWide } from '#ui/base/wide.ts';
import { question } from '#ui/staff/questions.ts';
import { useConfigure } from './company.api.ts';
import type { CompanyConfig, CompanyRecord, ConfigForm } from './company.types.ts';
import { settingsTexts } from './settings.messages.ts';

const timeClocks = ['pdf', 'manual', 'registro', 'fopag'] as const;
const sights = ['recibo', 'beneficio', 'informe', 'ponto'] as const;

interface Asked {
  form: ConfigForm;
  total: number;
  gain: number;
  lose: number;
  /** Requests that would stand still. */
  stopped: number;
}

/** What HR configures of a company: each choice holds at once; what takes or gives sight of documents, or stops requests, asks first. */
export function CompanySettings({ company }: { company: CompanyRecord }) {
  const t = useTexts(settingsTexts);
  const configure = useConfigure(company.id);
  const { config } = company;
  if (!config) return null;
  const send = (form: ConfigForm) =>
    configure.mutateAsync({ ...form, versao: company.versao }).then(() => toast(t.changed));
  const askFirst = ({ form, total, gain, lose, stopped }: Asked) =>
    question.open({
      title: total > 0 ? t.confirmTitle : t.stopTitle,
      act: t.confirm,
      children: (
        <>
          {total > 0 && <p className="num">{t.confirmLead(total, gain, lose)}</p>}
          {stopped > 0 && <p className="num">{t.stopped(stopped)}</p>}
        </>
      ),
      onConfirm: () =>
        send({ ...form, confirmado: true }).catch(async error => {
          await tellFailure(error);
          throw error;
        }),
    });
  const change = (form: ConfigForm) => {
    if (configure.isPending) return;
    send(form).catch(async error => {
      if (!isRefusal(error, 'CONFIRMATION_REQUIRED')) return tellFailure(error);
      askFirst({ form, ...countsOf(error) });
    });
  };
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto px-4 py-5 lg:px-6">
      <p className="mb-6 text-sm text-ink-2">{t.lead}</p>
      <Groups
        company={company}
        config={configure.isPending ? wished(config, configure.variables) : config}
        change={change}
      />
    </div>
  );
}

interface GroupsProps {
  company: CompanyRecord;
  config: CompanyConfig;
  change: (form: ConfigForm) => void;
}

function Groups({ company, config, change }: GroupsProps) {
  const t = useTexts(settingsTexts);
  const large = !useWide();
  const disabled = !company.can.includes('configurar');
  const check = (label: string, checked: boolean, form: (on: boolean) => ConfigForm) => (
    <Checkbox
      key={label}
      large={large}
      checked={checked}
      disabled={disabled}
      onChange={event => change(form(event.target.checked))}
    >
      <span className="text-sm">{label}</span>
    </Checkbox>
  );
  return (
    <div className="grid max-w-[760px] gap-8">
      <Group title={t.receipts}>
        <fieldset disabled={disabled} className="mb-2 grid max-w-72 gap-1">
          <p className="text-sm">{t.version}</p>
          <Segmented<'full' | 'short'>
            label={t.version}
            large={large}
            options={[
              ['full', t.full],
              ['short', t.short],
            ]}
            value={config.versaoCompleta ? 'full' : 'short'}
            onChange={version => change({ versaoCompleta: version === 'full' })}
          />
        </fieldset>
        {check(t.qrCode, config.qrCode, qrCode => ({ qrCode }))}
        {check(t.avisoSms, config.avisoSms, avisoSms => ({ avisoSms }))}
        {check(t.anexaPdf, config.anexaPdf, anexaPdf => ({ anexaPdf }))}
      </Group>
      <Group title={t.sight}>
        {sights.map(kind => check(t[kind], config.visibilidade[kind], on => ({ visibilidade: { [kind]: on } })))}
      </Group>
      <Group title={t.timeClock}>
        <Select
          className="mb-2 max-w-72"
          size={large ? 'worker' : 'md'}
          label={t.timeClockKind}
          disabled={disabled}
          value={config.tipoPonto}
          onChange={event => change({ tipoPonto: timeClocks.find(kind => kind === event.target.value) })}
        >
          {timeClocks.map(kind => (
            <option key={kind} value={kind}>
              {t[kind]}
            </option>
          ))}
        </Select>
        {check(t.aprovacaoEspelho, config.aprovacaoEspelho, aprovacaoEspelho => ({ aprovacaoEspelho }))}
      </Group>
      <Group title={t.requests}>
        {check(t.comFluxo, config.comFluxo, comFluxo => ({ comFluxo }))}
        {check(t.flagAprovacao, config.flagAprovacao, flagAprovacao => ({ flagAprovacao }))}
      </Group>
      <Group title={t.accesses} lead={t.accessesLead}>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {ofCompanies(company.appContratados ?? []).map(key =>
            check(t.accessWord(key), config.appAcessos.includes(key), on => ({ appAcessos: { [key]: on } })),
          )}
        </div>
      </Group>
    </div>
  );
}

function Group({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="text-base font-bold">{title}</h2>
      {lead && <p className="text-sm text-ink-2">{lead}</p>}
      <div className="mt-2">{children}</div>
    </section>
  );
}

/** What is on its way shows at once; where it is refused, what holds comes back. */
function wished(config: CompanyConfig, { visibilidade, appAcessos, ...form }: ConfigForm): CompanyConfig {
  const { versaoCompleta, qrCode, avisoSms, anexaPdf, aprovacaoEspelho, flagAprovacao, comFluxo, tipoPonto } = form;
  const switched = Object.entries(appAcessos ?? {});
  const off = switched.filter(([, on]) => !on).map(([key]) => key);
  return {
    versaoCompleta: versaoCompleta ?? config.versaoCompleta,
    qrCode: qrCode ?? config.qrCode,
    avisoSms: avisoSms ?? config.avisoSms,
    anexaPdf: anexaPdf ?? config.anexaPdf,
    aprovacaoEspelho: aprovacaoEspelho ?? config.aprovacaoEspelho,
    flagAprovacao: flagAprovacao ?? config.flagAprovacao,
    comFluxo: comFluxo ?? config.comFluxo,
    tipoPonto: tipoPonto ?? config.tipoPonto,
    visibilidade: {
      recibo: visibilidade?.recibo ?? config.visibilidade.recibo,
      beneficio: visibilidade?.beneficio ?? config.visibilidade.beneficio,
      informe: visibilidade?.informe ?? config.visibilidade.informe,
      ponto: visibilidade?.ponto ?? config.visibilidade.ponto,
    },
    appAcessos: [
      ...config.appAcessos.filter(key => !off.includes(key)),
      ...switched.filter(([, on]) => on).map(([key]) => key),
    ],
  };
}

/** What shows to people of a company: the association's and the platform's own are switched elsewhere. */
function ofCompanies(contracted: readonly string[]): string[] {
  const own = Object.entries(appAccesses).filter(([, { lists }]) =>
    lists.some(list => list === 'rh' || list === 'gestor' || list === 'empregado'),
  );
  return own.map(([key]) => key).filter(key => contracted.includes(key));
}

function countsOf(error: unknown): Omit<Asked, 'form'> {
  const data = error instanceof Refusal ? error.body.data : undefined;
  const count = (name: string) => Number(data?.[name] ?? 0);
  return { total: count('total'), gain: count('ganham'), lose: count('perdem'), stopped: count('pedidosParados') };
}
