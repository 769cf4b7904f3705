import type { VariableName } from '@cracha/contract/features/template/template-variables.ts';
import { plusDays } from '#core/calendar/days.ts';
import type { TemplateValue } from '#core/template/print-value.ts';
import { dayFrom } from '#kernel/day.ts';
import { type Asker, mayName, seesKit } from './template.policy.ts';
import type { WorkerRow } from './worker-values.queries.ts';

type Values = Partial<Record<VariableName, TemplateValue>>;
const text = (value: string | number | null | undefined): TemplateValue =>
  value === undefined || value === null ? null : String(value);
const number = (value: string | number | null | undefined) =>
  value === null || value === undefined ? null : Number(value);
const joined = (parts: readonly (TemplateValue | undefined)[], by: string): string | null =>
  parts.filter(part => part !== null && part !== undefined && part !== '').join(by) || null;
const cepOf = (cep: TemplateValue | undefined) =>
  typeof cep === 'string' ? cep.replace(/^(\d{5})(\d{3})$/, '$1-$2') : null;

interface Address {
  street?: TemplateValue;
  number?: TemplateValue;
  complement?: TemplateValue;
  district?: TemplateValue;
  city?: TemplateValue;
  state?: TemplateValue;
  cep?: TemplateValue;
}

/** In one line; null without a street. */
function addressOf({ street, number: house, complement, district, city, state, cep }: Address): string | null {
  if (!street) return null;
  const place = joined([city, state], '/');
  return joined([street, house, complement, district, place, cep ? `CEP ${cepOf(cep)}` : null], ', ');
}

function ofRecord({ record: r, pis }: WorkerRow): Values {
  const card = joined(
    [text(r.ctps_number), r.ctps_series ? `série ${joined([text(r.ctps_series), text(r.ctps_state)], '-')}` : null],
    ' ',
  );
  const address = {
    ...{ street: text(r.street), number: text(r.number), complement: text(r.complement), district: text(r.district) },
    ...{ city: text(r.city), state: text(r.state), cep: text(r.cep) },
  };
  return {
    ...{ 'trabalhador.nomeSocial': text(r.social_name), 'trabalhador.pis': pis, 'trabalhador.rg': text(r.rg_number) },
    ...{ 'trabalhador.rgOrgao': joined([text(r.rg_issuer), text(r.rg_state)], '/'), 'trabalhador.ctps': card },
    ...{ 'trabalhador.nascimento': text(r.birth_date), 'trabalhador.sexo': text(r.sex) },
    ...{ 'trabalhador.estadoCivil': text(r.marital_status), 'trabalhador.mae': text(r.mother_name) },
    ...{ 'trabalhador.pai': text(r.father_name), 'trabalhador.nacionalidade': text(r.birth_country) },
    ...{ 'trabalhador.naturalidade': joined([text(r.birth_city), text(r.birth_state)], '/') },
    ...{ 'trabalhador.email': text(r.email), 'trabalhador.celular': text(r.cell_phone) },
    ...{ 'contrato.cbo': text(r.occupation_code), 'contrato.horasSemanais': number(r.weekly_hours) },
    'contrato.horasMensais': number(r.monthly_hours),
    ...{ 'endereco.rua': address.street, 'endereco.numero': address.number, 'endereco.bairro': address.district },
    ...{ 'endereco.complemento': address.complement, 'endereco.cidade': address.city, 'endereco.uf': address.state },
    ...{ 'endereco.cep': cepOf(address.cep), 'endereco.completo': addressOf(address) },
  };
}

function ofCompany({ company: c }: WorkerRow): Values {
  return {
    ...{ 'empresa.razaoSocial': text(c.legal_name), 'empresa.nomeFantasia': text(c.trade_name) },
    ...{ 'empresa.cnpj': text(c.cnpj), 'empresa.endereco': addressOf(c), 'empresa.cidade': text(c.city) },
    ...{ 'empresa.uf': text(c.state), 'empresa.cep': cepOf(text(c.cep)) },
  };
}

function ofContract(row: WorkerRow): Values {
  const { pay, bank } = row;
  return {
    ...{ 'trabalhador.nome': row.name, 'trabalhador.matricula': row.registration, 'trabalhador.cpf': row.cpf },
    ...{ 'contrato.cargo': row.job_title, 'contrato.lotacao': row.department, 'contrato.tomador': row.client },
    ...{ 'contrato.admissao': row.admitted_on, 'contrato.desligamento': row.dismissed_on },
    ...{ 'contrato.regime': row.hiring_regime, 'contrato.salario': number(pay.salary) },
    'contrato.salarioPor': text(pay.salary_unit),
    ...{ 'banco.codigo': text(bank.bank), 'banco.pix': text(bank.pix_key) },
    'banco.agencia': joined([text(bank.branch), text(bank.branch_digit)], '-'),
    'banco.conta': joined([text(bank.account), text(bank.account_digit)], '-'),
    ...{ 'gestor.nome': row.manager?.name ?? null, 'gestor.cargo': row.manager?.job_title ?? null },
  };
}

const requestWords = {
  ...{ vacation: 'ferias', advance13: 'adiantamento13', registration: 'alteracaoCadastral', benefit: 'beneficio' },
  other: 'outros',
} as const;

function ofRequest({ request }: WorkerRow): Values {
  if (!request) return {};
  const { code, kind, start, days } = request;
  const end = start !== null && days !== null ? plusDays(start, days - 1) : null;
  return {
    ...{ 'pedido.codigo': code, 'pedido.tipo': requestWords[kind], 'pedido.inicio': start },
    ...{ 'pedido.fim': end, 'pedido.dias': days },
  };
}

/** The values of every variable for a worker: what the asker may not see is not known to the paper either. */
export function valuesOf(row: WorkerRow, asker: Asker): Record<string, TemplateValue> {
  const days: Values = { 'datas.hoje': dayFrom(), 'datas.ano': Number(dayFrom().slice(0, 4)) };
  const kit: Values = { 'kit.nome': row.kits.find(({ kind }) => seesKit(kind, asker))?.name ?? null };
  const all = { ...ofCompany(row), ...ofRecord(row), ...ofContract(row), ...ofRequest(row), ...days, ...kit };
  return Object.fromEntries(Object.entries(all).filter(([name]) => mayName(name, asker)));
}
