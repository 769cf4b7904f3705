import { contract } from '@cracha/contract/contract.ts';
import { definitionForm, itemIn, kitWorld } from '#features/kit/kit.factory.ts';
import { dayFrom } from '#kernel/day.ts';
import type { TestApp } from '../app.ts';
import { mariasEmployment } from '../maria.ts';
import type { Act } from './desk-acts.ts';

const { kit: calls } = contract;
type Sending = Act['send'];
const why = 'Este kit foi trocado por outro, que é mais curto.';
const again = 'Este kit não serve mais, há outro no lugar.';

/** Acts on kits and their items; each opens what it needs. */
export function kitActs(app: Pick<TestApp, 'as' | 'database' | 'personId'>): Record<string, () => Promise<Act>> {
  const world = kitWorld(app);
  const asHelena = (send: Sending, other: Sending): Act => ({ who: 'helena', profile: 'rh', send, other });
  const ended = async () => {
    const { id } = await mariasEmployment(app.database);
    await app.database.owner.query(
      "update kit set state = 'done', ended_at = now() where state = 'open' and employment_id = $1",
      [id],
    );
    return id;
  };
  const delivered = async () => {
    const kit = await world.opened();
    const params = { id: kit.id, item: itemIn(kit, 'Comprovante de endereço').id };
    const arquivos = await world.held();
    await (await world.maria())(calls.deliverKitItem, { params, body: { arquivos } });
    return params;
  };
  const withReason = async (
    key: 'refuseKitItem' | 'waiveKitItem',
    params: Promise<{ id: string; item: string }>,
  ): Promise<Act> => {
    const of = await params;
    const send =
      (motivo: string): Sending =>
      (call, idempotencyKey) =>
        call(calls[key], { params: of, body: { motivo }, idempotencyKey });
    return asHelena(send('A foto está escura.'), send('Faltou uma página.'));
  };
  const bare = async (key: 'remindKit' | 'makeKitPapers' | 'concludeKit', id: string, other: string): Promise<Act> => {
    const send =
      (of: string): Sending =>
      (call, idempotencyKey) =>
        call(calls[key], { params: { id: of }, idempotencyKey });
    return asHelena(send(id), send(other));
  };
  return {
    createKitDefinition: async () => {
      const send =
        (nome: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.createKitDefinition, { body: definitionForm({ nome }), idempotencyKey });
      return asHelena(send('Um'), send('Outro'));
    },
    saveKitDefinition: async () => {
      const { id, versao } = await world.defined();
      const send =
        (nome: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.saveKitDefinition, { body: { ...definitionForm({ nome }), id, versao }, idempotencyKey });
      return asHelena(send('Um'), send('Outro'));
    },
    deleteKitDefinitions: async () => {
      const { id } = await world.defined();
      const send =
        (Justificativa: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.deleteKitDefinitions, { body: { IdString: id, Justificativa }, idempotencyKey });
      return asHelena(send(why), send(again));
    },
    confirmKitDefinition: async () => {
      const criminal = {
        tipo: 'papel' as const,
        nome: 'Certidão de antecedentes criminais',
        justificativa: 'Transporte de valores.',
      };
      const [one, two] = [await world.defined({ itens: [criminal] }), await world.defined({ itens: [criminal] })];
      const gustavo = await app.personId('gustavo');
      await app.database.owner.query('update kit_definition set reasoned_by = $1 where id = any ($2)', [
        gustavo,
        [one.id, two.id],
      ]);
      const send =
        (id: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.confirmKitDefinition, { params: { id }, idempotencyKey });
      return asHelena(send(one.id), send(two.id));
    },
    openAdmissionKit: async () => {
      const idEmpregado = await ended();
      const { id: idDefinicao } = await world.defined();
      const send =
        (prazo: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.openAdmissionKit, { body: { idEmpregado, idDefinicao, prazo }, idempotencyKey });
      return asHelena(send(dayFrom(5)), send(dayFrom(6)));
    },
    openTerminationKit: async () => {
      const idEmpregado = await ended();
      const send =
        (ultimoDia: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.openTerminationKit, {
            body: { idEmpregado, codigo: '07', aviso: 'dispensado', ultimoDia },
            idempotencyKey,
          });
      return asHelena(send(dayFrom(5)), send(dayFrom(6)));
    },
    askPaper: async () => {
      const { id: idEmpregado } = await mariasEmployment(app.database);
      const send =
        (nome: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.askPaper, { body: { idEmpregado, nome }, idempotencyKey });
      return asHelena(send('RG'), send('CNH'));
    },
    remindKits: async () => {
      const send =
        (tipo: 'admissao' | 'rescisao'): Sending =>
        (call, idempotencyKey) =>
          call(calls.remindKits, { body: { tipo }, idempotencyKey });
      return asHelena(send('admissao'), send('rescisao'));
    },
    deliverKitItem: async () => {
      const kit = await world.opened();
      const params = { id: kit.id, item: itemIn(kit, 'Comprovante de endereço').id };
      const [one = '', two = ''] = await world.held(2);
      const send =
        (arquivo: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.deliverKitItem, { params, body: { arquivos: [arquivo] }, idempotencyKey });
      return { who: 'maria', profile: 'trabalhador', send: send(one), other: send(two) };
    },
    acceptKitItem: async () => {
      const params = await delivered();
      const send =
        (validoAte: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.acceptKitItem, { params, body: { validoAte }, idempotencyKey });
      return asHelena(send(dayFrom(30)), send(dayFrom(60)));
    },
    refuseKitItem: () => withReason('refuseKitItem', delivered()),
    waiveKitItem: () => withReason('waiveKitItem', delivered()),
    remindKit: async () => bare('remindKit', (await world.opened()).id, (await world.asked()).id),
    makeKitPapers: async () => bare('makeKitPapers', (await world.opened()).id, (await world.asked()).id),
    concludeKit: async () => {
      const kit = await world.opened({ itens: [{ tipo: 'papel', nome: 'Foto', obrigatorio: false }] });
      return bare('concludeKit', kit.id, (await world.asked()).id);
    },
    cancelKit: async () => {
      const { id } = await world.opened();
      const send =
        (motivo: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.cancelKit, { params: { id }, body: { motivo }, idempotencyKey });
      return asHelena(send('Era para outra pessoa.'), send('Desistiu da vaga.'));
    },
  };
}
