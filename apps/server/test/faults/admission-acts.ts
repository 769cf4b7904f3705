import { contract } from '@cracha/contract/contract.ts';
import { admissionsOfHelena, invitation } from '#features/admission/admission.factory.ts';
import { dayFrom } from '#kernel/day.ts';
import type { TestApp } from '../app.ts';
import type { Act } from './desk-acts.ts';

const { admission: calls, 'admission-opening': openings } = contract;
type Sending = Act['send'];
const why = 'A vaga mudou de lugar.';
const again = 'A pessoa já aceitou outra vaga.';

/** HR's acts on admissions and openings; each makes what it needs. */
export function admissionActs(app: Pick<TestApp, 'as' | 'database'>): Record<string, () => Promise<Act>> {
  const world = admissionsOfHelena(app);
  const asHelena = (send: Sending, other?: Sending): Act => ({
    ...{ who: 'helena', profile: 'rh', send },
    ...(other ? { other } : {}),
  });
  const item = (motivo: string) => [{ campo: 'nome', motivo }];
  const job = { cargo: 'Auxiliar', regime: 'empregado' as const, inicio: dayFrom(20) };
  let turn = 0;
  const registration = () => `L-${++turn}`;
  return {
    inviteCandidate: async () => {
      const idEmpresa = await world.company();
      const send =
        (nome: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.inviteCandidate, { body: invitation(idEmpresa, { nome }), idempotencyKey });
      return asHelena(send('Lia Prado'), send('Lia Nunes'));
    },
    returnAdmission: async () => {
      const { id, versao } = await world.standing('reviewing');
      const send =
        (motivo: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.returnAdmission, { params: { id }, body: { versao, itens: item(motivo) }, idempotencyKey });
      return asHelena(send(why), send(again));
    },
    approveAdmission: async () => {
      const { id, versao } = await world.standing('reviewing');
      const send =
        (read: number): Sending =>
        (call, idempotencyKey) =>
          call(calls.approveAdmission, { params: { id }, body: { versao: read }, idempotencyKey });
      return asHelena(send(versao), send(versao + 1));
    },
    hireCandidate: async () => {
      const { id } = await world.standing('approved', { cpf: '15350946056' });
      const send =
        (matricula: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.hireCandidate, { params: { id }, body: { matricula }, idempotencyKey });
      return asHelena(send(registration()), send(registration()));
    },
    endAdmission: async () => {
      const { id } = await world.invited();
      const send =
        (motivo: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.endAdmission, { params: { id }, body: { motivo }, idempotencyKey });
      return asHelena(send(why), send(again));
    },
    resendAdmission: async () => {
      const { id } = await world.invited();
      const send =
        (prazo: string): Sending =>
        (call, idempotencyKey) =>
          call(calls.resendAdmission, { params: { id }, body: { prazo }, idempotencyKey });
      return asHelena(send(dayFrom(12)), send(dayFrom(13)));
    },
    createOpening: async () => {
      await world.contracted();
      const idEmpresa = await world.company();
      const send =
        (titulo: string): Sending =>
        (call, idempotencyKey) =>
          call(openings.createOpening, { body: { titulo, idEmpresa }, idempotencyKey });
      return asHelena(send('Auxiliar'), send('Motorista'));
    },
    closeOpening: async () => {
      const { id } = await world.opening();
      return asHelena((call, idempotencyKey) => call(openings.closeOpening, { params: { id }, idempotencyKey }));
    },
    createCandidate: async () => {
      const { id: idVaga } = await world.opening();
      const send =
        (nome: string): Sending =>
        (call, idempotencyKey) =>
          call(openings.createCandidate, { body: { idVaga, nome, email: 'rui@fora.test' }, idempotencyKey });
      return asHelena(send('Rui Campos'), send('Rui Prado'));
    },
    moveCandidate: async () => {
      const { id } = await world.candidate((await world.opening()).id);
      const send =
        (motivo: string): Sending =>
        (call, idempotencyKey) =>
          call(openings.moveCandidate, { params: { id }, body: { etapa: 'recusado', motivo }, idempotencyKey });
      return asHelena(send(why), send(again));
    },
    inviteFromOpening: async () => {
      const { id } = await world.candidate((await world.opening()).id);
      const send =
        (prazo: string): Sending =>
        (call, idempotencyKey) =>
          call(openings.inviteFromOpening, { params: { id }, body: { ...job, prazo }, idempotencyKey });
      return asHelena(send(dayFrom(10)), send(dayFrom(11)));
    },
  };
}
