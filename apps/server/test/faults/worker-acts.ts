import { randomInt } from 'node:crypto';
import { contract } from '@cracha/contract/contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import type { TestApp } from '../app.ts';
import { cpfOf } from './administration-acts.ts';
import type { Act } from './desk-acts.ts';
import { pngOf } from './hostile-images.ts';

const { worker, rating, employment, vacation, 'vacation-opening': opening } = contract;
const another = { banco: '341', agencia: '0655', conta: '09052', contaDigito: '0', tipoConta: 'corrente' };
type Needed = Pick<TestApp, 'as' | 'database' | 'personId'>;

function folderForm(idEmpregado: string, content: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ idEmpregado, secao: 'contrato' })) form.append(name, value);
  form.append('arquivo', new Blob([content]), 'contrato.pdf');
  return form;
}

/** HR's registry of workers, and what a worker thinks of the system; each makes what it needs. */
export function workerActs(app: Needed): Record<string, () => Promise<Act>> {
  const asHelena = (send: Act['send'], other: Act['send']): Act => ({ who: 'helena', profile: 'rh', send, other });
  const asked = async () => {
    const { rows } = await app.database.owner.query<{ id: string }>(
      "select c.id from company c join access_group g on g.id = c.access_group_id where g.name = 'Grupo Pantanal' order by c.cnpj limit 1",
    );
    return {
      idEmpresa: rows[0]?.id ?? '',
      cpf: cpfOf(randomInt(600_000_000, 699_999_999)),
      campos: {
        nome: 'Jéssica Nascimento Prado',
        matricula: String(randomInt(100_000, 999_999)),
        admissao: '2021-03-12',
        cargo: 'Auxiliar',
      },
    };
  };
  const made = async () => {
    const call = await app.as('helena', 'rh');
    const { id } = await call(worker.createWorker, { body: await asked() });
    const { versao } = await call(worker.worker, { params: { id } });
    return { call, id, versao };
  };
  const away = async () => {
    const { call, id } = await made();
    const body = { tipo: 'outro', inicio: '2026-02-02', fim: null } as const;
    const { afastamentos } = await call(worker.addLeave, { params: { id }, body });
    return { id, idAfastamento: afastamentos[0]?.id ?? '' };
  };
  const transferable = async () => {
    const { call, id } = await made();
    const { rows } = await app.database.owner.query<{ id: string }>(
      `select c.id from company c join employment e on e.access_group_id = c.access_group_id and e.company_id <> c.id
        where e.id = $1 and c.active and c.deleted_at is null order by c.cnpj limit 1`,
      [id],
    );
    return { call, id, idEmpresa: rows[0]?.id ?? '' };
  };
  const filed = async () => {
    const { call, id: idEmpregado } = await made();
    const body = folderForm(idEmpregado, `%PDF-1.7 ${randomInt(1_000_000)}`);
    const [sent] = await call(employment.uploadEmploymentFiles, { body: body as never });
    return { idEmpregado, id: sent && 'id' in sent ? sent.id : '' };
  };
  const prove = async () => {
    const helena = await app.personId('helena');
    await app.database.owner.query('update person set two_factor_active = true where id = $1', [helena]);
    await app.database.owner.query('update session set second_factor_at = now() where person_id = $1', [helena]);
  };
  const withAccount = async () => {
    const { call, id, versao } = await made();
    const campos = { banco: '341', agencia: '2545', conta: '02366', contaDigito: '1', tipoConta: 'corrente' };
    await call(worker.saveWorker, { params: { id }, body: { secao: 'banco', versao, campos } });
    return { call, id, versao: versao + 1 };
  };
  const withWaiting = async () => {
    const { call, id, versao } = await withAccount();
    await prove();
    const asked = await call(worker.askBankChange, { params: { id }, body: { versao, campos: another } });
    return { id, change: asked.mudancaConta?.id ?? '' };
  };
  return {
    openVacations: async () => {
      const { id: idVinculo } = await made();
      const send =
        (aPartirDe: string): Act['send'] =>
        (call, idempotencyKey) =>
          call(vacation.openVacations, {
            ...{ params: { idVinculo }, body: { aPartirDe, gozados: 0, vendidos: 0, faltas: 0 }, idempotencyKey },
          });
      return asHelena(send('2025-03-12'), send('2024-03-12'));
    },
    sendOpeningFile: async () => {
      const content = `matricula;cpf;aPartirDe;gozados;vendidos;faltas\n${randomInt(1_000_000)};;2025-03-12;0;0;`;
      const send = (faltas: number) => (call: Call, idempotencyKey: string) => {
        const body = new FormData();
        body.append('arquivo', new Blob([content + faltas]), 'inicio.csv');
        return call(opening.sendOpeningFile, { body: body as never, idempotencyKey });
      };
      return asHelena(send(1), send(2));
    },
    createWorker: async () => {
      const [body, another] = [await asked(), await asked()];
      const send = (chosen: typeof body) => (call: Call, idempotencyKey: string) =>
        call(worker.createWorker, { body: chosen, idempotencyKey });
      return asHelena(send(body), send(another));
    },
    saveWorker: async () => {
      const { id, versao } = await made();
      const send = (telefone: string) => (call: Call, idempotencyKey: string) =>
        call(worker.saveWorker, {
          params: { id },
          body: { secao: 'contato', versao, campos: { telefone } },
          idempotencyKey,
        });
      return asHelena(send('1133334444'), send('1133335555'));
    },
    inviteWorkers: async () => {
      const { call, id, versao } = await made();
      const email = `convite${randomInt(1_000_000)}@pantanal.test`;
      await call(worker.saveWorker, { params: { id }, body: { secao: 'contato', versao, campos: { email } } });
      const send = (ids: string[]) => (sender: Call, idempotencyKey: string) =>
        sender(worker.inviteWorkers, { body: { ids }, idempotencyKey });
      return asHelena(send([id]), send([id, (await made()).id]));
    },
    setWorkerPhoto: async () => {
      const { id } = await made();
      const send = (shade: number) => (call: Call, idempotencyKey: string) =>
        call(worker.setWorkerPhoto, { params: { id }, body: { imagem: pngOf(2, 2, shade) }, idempotencyKey });
      return asHelena(send(1), send(2));
    },
    showWorkerCpf: async () => {
      const [{ id }, another] = [await made(), await made()];
      const send = (chosen: string) => (call: Call, idempotencyKey: string) =>
        call(worker.showWorkerCpf, { params: { id: chosen }, idempotencyKey });
      return asHelena(send(id), send(another.id));
    },
    showWorkerSensitive: async () => {
      const { id } = await made();
      const send = (parte: 'racaCor' | 'deficiencia') => (call: Call, idempotencyKey: string) =>
        call(worker.showWorkerSensitive, { params: { id }, body: { parte }, idempotencyKey });
      return asHelena(send('racaCor'), send('deficiencia'));
    },
    correctWorkerCpf: async () => {
      const { id, versao } = await made();
      const send = (nine: number) => {
        const cpf = cpfOf(nine);
        const body = { versao, cpf, confirmacao: cpf, motivo: 'Digitado errado no cadastro' };
        return (call: Call, idempotencyKey: string) =>
          call(worker.correctWorkerCpf, { params: { id }, body, idempotencyKey });
      };
      const nine = randomInt(600_000_000, 699_999_998);
      return asHelena(send(nine), send(nine + 1));
    },
    changeWorker: async () => {
      const { id } = await made();
      const send = (lotacao: string) => (call: Call, idempotencyKey: string) =>
        call(worker.changeWorker, {
          params: { id },
          body: { aPartirDe: '2022-01-03', campos: { lotacao } },
          idempotencyKey,
        });
      return asHelena(send('Expedição'), send('Portaria'));
    },
    addLeave: async () => {
      const { id } = await made();
      const send = (inicio: string) => (call: Call, idempotencyKey: string) =>
        call(worker.addLeave, { params: { id }, body: { tipo: 'outro', inicio, fim: null }, idempotencyKey });
      return asHelena(send('2026-02-02'), send('2026-03-02'));
    },
    changeLeave: async () => {
      const { id, idAfastamento } = await away();
      const send = (fim: string) => (call: Call, idempotencyKey: string) =>
        call(worker.changeLeave, {
          params: { id, idAfastamento },
          body: { tipo: '***', inicio: '2026-02-02', fim },
          idempotencyKey,
        });
      return asHelena(send('2026-02-20'), send('2026-02-21'));
    },
    removeLeave: async () => {
      const { id, idAfastamento } = await away();
      const send = (leave: string) => (call: Call, idempotencyKey: string) =>
        call(worker.removeLeave, { params: { id, idAfastamento: leave }, idempotencyKey });
      return asHelena(send(idAfastamento), send(id));
    },
    transferWorker: async () => {
      const { id, idEmpresa } = await transferable();
      const send = (matricula: string) => (call: Call, idempotencyKey: string) =>
        call(worker.transferWorker, {
          params: { id },
          body: { aPartirDe: '2031-12-01', idEmpresa, matricula },
          idempotencyKey,
        });
      const registration = String(randomInt(1_000_000, 9_999_999));
      return asHelena(send(registration), send(`${registration}A`));
    },
    takeBackTransfer: async () => {
      const { call, id, idEmpresa } = await transferable();
      const matricula = String(randomInt(1_000_000, 9_999_999));
      const body = { aPartirDe: '2031-12-01', idEmpresa, matricula };
      const asked = await call(worker.transferWorker, { params: { id }, body });
      const send = (idTransferencia: string) => (sender: Call, idempotencyKey: string) =>
        sender(worker.takeBackTransfer, { params: { id, idTransferencia }, idempotencyKey });
      return asHelena(send(asked.transferencia?.id ?? ''), send(id));
    },
    moveWorkers: async () => {
      const ids = [(await made()).id, (await made()).id];
      const send = (lotacao: string) => (call: Call, idempotencyKey: string) =>
        call(worker.moveWorkers, { body: { ids, aPartirDe: '2022-01-03', lotacao }, idempotencyKey });
      return asHelena(send('Expedição'), send('Portaria'));
    },
    dismissWorkers: async () => {
      const ids = [(await made()).id, (await made()).id];
      const send = (motivo: string) => (call: Call, idempotencyKey: string) =>
        call(worker.dismissWorkers, { body: { ids, em: '2026-10-30', motivo }, idempotencyKey });
      return asHelena(send('Pedido de demissão do trabalhador'), send('Término do contrato por prazo determinado'));
    },
    switchWorkers: async () => {
      const ids = [(await made()).id, (await made()).id];
      const send = (ligado: boolean) => (call: Call, idempotencyKey: string) =>
        call(worker.switchWorkers, { body: { ids, ligado }, idempotencyKey });
      return asHelena(send(false), send(true));
    },
    takeBackWorkerChange: async () => {
      const { call, id } = await made();
      const day = '2031-12-01';
      await call(worker.changeWorker, { params: { id }, body: { aPartirDe: day, campos: { lotacao: 'Expedição' } } });
      const { rows } = await app.database.owner.query<{ id: string }>(
        'select id from employment_change where employment_id = $1 and from_day = $2',
        [id, day],
      );
      const send = (idMudanca: string) => (sender: Call, idempotencyKey: string) =>
        sender(worker.takeBackWorkerChange, { params: { id, idMudanca }, idempotencyKey });
      return asHelena(send(rows[0]?.id ?? ''), send(id));
    },
    askBankChange: async () => {
      const { id, versao } = await withAccount();
      const send = (campos: typeof another) => async (call: Call, idempotencyKey: string) => {
        await prove();
        return call(worker.askBankChange, { params: { id }, body: { versao, campos }, idempotencyKey });
      };
      return asHelena(send(another), send({ ...another, tipoConta: 'poupanca' }));
    },
    cancelBankChange: async () => {
      const { id, change } = await withWaiting();
      const send = (idMudanca: string) => (call: Call, idempotencyKey: string) =>
        call(worker.cancelBankChange, { params: { id, idMudanca }, idempotencyKey });
      return asHelena(send(change), send(id));
    },
    stopBankChange: async () => {
      const maria = await app.personId('maria');
      const stoppable = async () => {
        const { id, change } = await withWaiting();
        await app.database.owner.query('update bank_change set person_id = $1 where id = $2', [maria, change]);
        await app.database.owner.query('update employment set person_id = $1 where id = $2', [maria, id]);
        return change;
      };
      const [change, other] = [await stoppable(), await stoppable()];
      const send = (id: string) => (call: Call, idempotencyKey: string) =>
        call(worker.stopBankChange, { params: { id }, idempotencyKey });
      return { who: 'maria', profile: 'trabalhador', send: send(change), other: send(other) };
    },
    dismissWorker: async () => {
      const { id } = await made();
      const send = (motivo: string) => (call: Call, idempotencyKey: string) =>
        call(worker.dismissWorker, { params: { id }, body: { em: '2026-10-30', motivo }, idempotencyKey });
      return asHelena(send('Pedido de demissão do trabalhador'), send('Término do contrato por prazo determinado'));
    },
    reactivateWorker: async () => {
      const [{ call, id }, another] = [await made(), await made()];
      await call(worker.dismissWorker, {
        params: { id },
        body: { em: '2026-10-30', motivo: 'Pedido de demissão do trabalhador' },
      });
      const send = (chosen: string) => (sender: Call, idempotencyKey: string) =>
        sender(worker.reactivateWorker, { params: { id: chosen }, idempotencyKey });
      return asHelena(send(id), send(another.id));
    },
    uploadEmploymentFiles: async () => {
      const { id } = await made();
      // of the same length, so that nothing but their content tells them apart
      const [one, two] = ['a', 'b'].map(end => folderForm(id, `%PDF-1.7 ${randomInt(100_000, 999_999)}${end}`));
      const send = (body: FormData | undefined) => (call: Call, idempotencyKey: string) =>
        call(employment.uploadEmploymentFiles, { body: body as never, idempotencyKey });
      return asHelena(send(one), send(two));
    },
    saveEmploymentFile: async () => {
      const { idEmpregado, id } = await filed();
      const send = (nome: string) => (sender: Call, idempotencyKey: string) =>
        sender(employment.saveEmploymentFile, {
          params: { idEmpregado, id },
          body: { nome, secao: 'outros', competencia: null, validoAte: '2027-05-01', visivel: true },
          idempotencyKey,
        });
      return asHelena(send('Aditivo'), send('Contrato'));
    },
    deleteEmploymentFiles: async () => {
      const { idEmpregado, id } = await filed();
      const send = (Justificativa: string) => (sender: Call, idempotencyKey: string) =>
        sender(employment.deleteEmploymentFiles, {
          params: { idEmpregado },
          body: { IdString: id, Justificativa },
          idempotencyKey,
        });
      const why = 'Enviado na pasta da pessoa errada, vai ser enviado de novo.';
      return asHelena(send(why), send(`${why} Sim.`));
    },
    rate: async () => {
      const send = (nota: number) => (call: Call, idempotencyKey: string) =>
        call(rating.rate, { body: { nota }, idempotencyKey });
      const ana = await app.as('ana', 'trabalhador');
      await ana(rating.rate, { body: { nota: null } });
      return { who: 'ana', profile: 'trabalhador', send: send(4), other: send(5) };
    },
  };
}
