import { randomInt } from 'node:crypto';
import { contract } from '@cracha/contract/contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { isCnpj } from '@cracha/contract/kernel/wire-numbers.ts';
import type { TestApp } from '../app.ts';
import { cpfOf } from './administration-acts.ts';
import type { Act } from './desk-acts.ts';

const { company, 'company-user': companyUser, 'worker-record-form': recordForm } = contract;
type Needed = Pick<TestApp, 'as' | 'database' | 'personId'>;

/** Behind those of the demo, whose first company other acts take by its number. */
function freeCnpj(): string {
  const base = String(randomInt(90_000_000, 99_999_999)).padEnd(12, '0001');
  for (let digits = 0; digits < 100; digits++) {
    const cnpj = base + String(digits).padStart(2, '0');
    if (isCnpj(cnpj)) return cnpj;
  }
  throw new Error('a CNPJ has two check digits');
}

/** HR's registry of companies and the users of one; each makes what it needs. */
export function companyActs(app: Needed): Record<string, () => Promise<Act>> {
  const asHelena = (send: Act['send'], other: Act['send']): Act => ({ who: 'helena', profile: 'rh', send, other });
  const form = (nomeFantasia = 'Armazéns Ipê') => ({
    cnpj: freeCnpj(),
    razaoSocial: 'Armazéns Ipê Ltda',
    nomeFantasia,
    matriz: true,
  });
  const made = async () => {
    const call = await app.as('helena', 'rh');
    return { call, id: (await call(company.saveCompany, { query: {}, body: form() })).id };
  };
  const user = (idEmpresa: string) => ({
    idEmpresa,
    nome: 'Rita Prado',
    cpf: cpfOf(randomInt(500_000_000, 599_999_999)),
    email: `rita${randomInt(1_000_000)}@ipe.test`,
    role: 'GESTOR' as const,
  });
  return {
    saveCompany: async () => {
      const [body, another] = [form(), form('Armazéns Jatobá')];
      const send = (chosen: typeof body) => (call: Call, idempotencyKey: string) =>
        call(company.saveCompany, { query: {}, body: chosen, idempotencyKey });
      return asHelena(send(body), send(another));
    },
    enableCompany: async () => {
      const { id } = await made();
      const send = (ativo: boolean) => (call: Call, idempotencyKey: string) =>
        call(company.enableCompany, { params: { id }, body: { ativo }, idempotencyKey });
      return asHelena(send(false), send(true));
    },
    deleteCompanies: async () => {
      const { id } = await made();
      const send = (Justificativa: string) => (call: Call, idempotencyKey: string) =>
        call(company.deleteCompanies, { body: { IdString: id, Justificativa }, idempotencyKey });
      const why = 'Cadastrada duas vezes por engano no mesmo dia.';
      return asHelena(send(why), send(`${why} Sim.`));
    },
    saveRecordForm: async () => {
      const { call, id } = await made();
      const { versao } = await call(recordForm.recordForm, { params: { id } });
      const send = (nome: string) => (by: Call, idempotencyKey: string) =>
        by(recordForm.saveRecordForm, {
          params: { id },
          body: {
            versao,
            exigidos: ['nomeMae'],
            campos: [{ nome, tipo: 'texto', obrigatorio: false, secao: 'contrato' }],
          },
          idempotencyKey,
        });
      return asHelena(send('Armário'), send('Uniforme'));
    },
    saveCompanyUser: async () => {
      const { id } = await made();
      const [body, another] = [user(id), user(id)];
      const send = (chosen: typeof body) => (call: Call, idempotencyKey: string) =>
        call(companyUser.saveCompanyUser, { body: chosen, idempotencyKey });
      return asHelena(send(body), send(another));
    },
    switchCompanyUser: async () => {
      const { call, id } = await made();
      const { idUsuarioEmpresa } = await call(companyUser.saveCompanyUser, { body: user(id) });
      const send = (habilitado: 'true' | 'false') => (by: Call, idempotencyKey: string) =>
        by(companyUser.switchCompanyUser, { params: { idUsuarioEmpresa, habilitado }, idempotencyKey });
      return asHelena(send('false'), send('true'));
    },
  };
}
