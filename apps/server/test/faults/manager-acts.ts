import { randomInt } from 'node:crypto';
import { contract } from '@cracha/contract/contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import type { TestApp } from '../app.ts';
import { cpfOf } from './administration-acts.ts';
import type { Act } from './desk-acts.ts';

const { manager, 'org-chart': chart, worker } = contract;
type Needed = Pick<TestApp, 'as' | 'database' | 'personId'>;

/** HR's managers and who answers to whom; each makes what it needs. */
export function managerActs(app: Needed): Record<string, () => Promise<Act>> {
  const asHelena = (send: Act['send'], other: Act['send']): Act => ({ who: 'helena', profile: 'rh', send, other });
  const first = async (text: string) => (await app.database.owner.query<{ id: string }>(text)).rows[0]?.id ?? '';
  const company = () =>
    first(
      "select c.id from company c join access_group g on g.id = c.access_group_id where g.name = 'Grupo Pantanal' and c.deleted_at is null order by c.cnpj limit 1",
    );
  const nobody = { todas: false, empresas: [] as string[], lotacoes: [], trabalhadores: [] };
  const form = async () => ({
    nome: 'Nádia Quintela',
    cpf: cpfOf(randomInt(400_000_000, 499_999_999)),
    email: `nadia${randomInt(10_000_000)}@pantanal.test`,
    idPerfil: await first("select id from access_profile where access_group_id is null and role = 'GESTOR'"),
    ...nobody,
  });
  const made = async () => {
    const call = await app.as('helena', 'rh');
    const body = await form();
    return { call, idPerfil: body.idPerfil, id: (await call(manager.createManager, { body })).id };
  };
  const employed = async () => {
    const call = await app.as('helena', 'rh');
    const campos = {
      nome: 'Otília Brandão',
      matricula: String(randomInt(100_000, 999_999)),
      admissao: '2021-03-12',
      cargo: 'Líder',
    };
    const body = { idEmpresa: await company(), cpf: cpfOf(randomInt(600_000_000, 699_999_999)), campos };
    return (await call(worker.createWorker, { body })).id;
  };
  const covered = async () => {
    const [{ call, id }, substitute] = [await made(), await made()];
    return { call, id, body: { idSubstituto: substitute.id, de: '2099-01-01', ate: '2099-01-20' } };
  };
  return {
    createManager: async () => {
      const [body, another] = [await form(), await form()];
      const send = (chosen: typeof body) => (call: Call, idempotencyKey: string) =>
        call(manager.createManager, { body: chosen, idempotencyKey });
      return asHelena(send(body), send(another));
    },
    saveManager: async () => {
      const { id, idPerfil } = await made();
      const empresas = [await company()];
      const send = (ativo: boolean) => (call: Call, idempotencyKey: string) =>
        call(manager.saveManager, { params: { id }, body: { idPerfil, ativo, ...nobody, empresas }, idempotencyKey });
      return asHelena(send(true), send(false));
    },
    replaceManager: async () => {
      const { call, id, idPerfil } = await made();
      await call(manager.saveManager, {
        params: { id },
        body: { idPerfil, ativo: true, ...nobody, empresas: [await company()] },
      });
      const send = (idNovo: string) => (by: Call, idempotencyKey: string) =>
        by(manager.replaceManager, { params: { id }, body: { idNovo }, idempotencyKey });
      return asHelena(send((await made()).id), send((await made()).id));
    },
    deleteManagers: async () => {
      const { id } = await made();
      const send = (Justificativa: string) => (call: Call, idempotencyKey: string) =>
        call(manager.deleteManagers, { body: { IdString: id, Justificativa }, idempotencyKey });
      const why = 'Cadastrada duas vezes por engano no mesmo dia.';
      return asHelena(send(why), send(`${why} Sim.`));
    },
    addCover: async () => {
      const { id, body } = await covered();
      const send = (ate: string) => (call: Call, idempotencyKey: string) =>
        call(manager.addCover, { params: { id }, body: { ...body, ate }, idempotencyKey });
      return asHelena(send(body.ate), send('2099-01-30'));
    },
    endCover: async () => {
      const { call, id, body } = await covered();
      const { coberturas } = await call(manager.addCover, { params: { id }, body });
      const idCobertura = coberturas[0]?.id ?? '';
      const other = await made();
      const send = (whose: string) => (by: Call, idempotencyKey: string) =>
        by(manager.endCover, { params: { id: whose, idCobertura }, idempotencyKey });
      return asHelena(send(id), send(other.id));
    },
    changeReporting: async () => {
      const [one, above] = [await employed(), await employed()];
      const send = (acima: string | null) => (call: Call, idempotencyKey: string) =>
        call(chart.changeReporting, { body: { ids: [one], acima, aPartirDe: '2026-01-01' }, idempotencyKey });
      return asHelena(send(above), send(null));
    },
    takeBackReporting: async () => {
      const [one, above] = [await employed(), await employed()];
      const call = await app.as('helena', 'rh');
      await call(chart.changeReporting, { body: { ids: [one], acima: above, aPartirDe: '2099-01-01' } });
      const [line] = await call(chart.reportingLines, { params: { id: one } });
      const send = (id: string) => (by: Call, idempotencyKey: string) =>
        by(chart.takeBackReporting, { params: { id, idLinha: line?.id ?? '' }, idempotencyKey });
      return asHelena(send(one), send(above));
    },
  };
}
